import type { Words } from "@nearsay/core/domain";
import type * as english from "./ending-texts.ts";

export const endingTexts: Words<typeof english.endingTexts> = {
  heading: "Öffnung, Plätze und letzte Worte",
  opensAt: "Öffnet am",
  opensAtHint: "Leer: sofort.",
  quota: "Nach so vielen Antworten schließen",
  quotaHint:
    "Leer: nur die Zeit schließt sie. Wer den letzten Platz füllt, schließt die Umfrage.",
  closedMessage: "Nachricht nach dem Schließen",
  thanksMessage: "Nachricht nach dem Dank",
  messageHint: "Alle, die die Fragen sehen, können sie lesen.",
  thanksLink: "Adresse nach dem Dank",
  thanksLinkHint:
    "Eine https-Adresse. Sie wird angezeigt und nur von Hand geöffnet; nichts über die Person wird mitgesendet.",
  problems: {
    quota: "Bitte eine ganze Zahl von Antworten angeben, etwa 200.",
    opensLate: "Die Umfrage muss öffnen, bevor sie schließt.",
    link: "Bitte eine Adresse angeben, die mit https:// beginnt, ohne Benutzernamen und Port.",
  },
};
