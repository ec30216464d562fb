import type { Words } from "@nearsay/core/domain";
import type * as english from "./access-code.ts";

export const accessCode: Words<typeof english.accessCode> = {
  title: "Zugangscode eingeben",
  description:
    "Diese Umfrage öffnet sich mit einem Zugangscode. Bitte hier eingeben.",
  label: "Zugangscode",
  empty: "Bitte den Zugangscode eingeben.",
  locked: "Zu viele falsche Versuche. Der Zugang ist vorläufig gesperrt.",
  contactOwner: "Hilfe gibt, wer die Umfrage erstellt hat.",
  enter: "Zugangscode eingeben",
  needed: "Diese Umfrage öffnet sich mit einem Zugangscode.",
  notLoaded: "Das Formular für den Zugangscode ließ sich nicht laden.",
};
