import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./ending.ts";

export const ending: Words<typeof english.ending> = {
  upcoming: "Ce sondage n’est pas encore ouvert.",
  upcomingShort: "Pas encore ouvert",
  opens: "Ouvre",
  closesAfter: (count) =>
    count === 1
      ? "Ferme après une réponse"
      : `Ferme après ${formatCount(count)} réponses`,
};
