import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  unreadable: "Nearsay a besoin de JavaScript.",
  readable:
    "Sans JavaScript, cette page peut être lue, mais rien ne peut être envoyé. Pour répondre, autorisez JavaScript et rechargez la page.",
  late: "Cette page n’est pas encore entièrement chargée, rien ne peut donc encore être envoyé.",
  retry: "Réessayer",
  feed: "Nouveaux sondages",
  survey: "Sondage",
};
