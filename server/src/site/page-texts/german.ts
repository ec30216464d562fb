import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  unreadable: "Nearsay braucht JavaScript.",
  readable:
    "Ohne JavaScript lässt sich diese Seite lesen, aber nichts senden. Zum Antworten bitte JavaScript erlauben und die Seite neu laden.",
  late: "Diese Seite ist noch nicht ganz geladen, deshalb lässt sich noch nichts senden.",
  retry: "Noch einmal versuchen",
  feed: "Neue Umfragen",
  survey: "Umfrage",
};
