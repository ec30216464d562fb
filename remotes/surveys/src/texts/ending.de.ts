import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./ending.ts";

export const ending: Words<typeof english.ending> = {
  upcoming: "Diese Umfrage ist noch nicht geöffnet.",
  upcomingShort: "Noch nicht geöffnet",
  opens: "Öffnet",
  closesAfter: (count) =>
    count === 1
      ? "Schließt nach einer Antwort"
      : `Schließt nach ${formatCount(count)} Antworten`,
};
