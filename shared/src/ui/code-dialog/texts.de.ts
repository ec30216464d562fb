import { formatCount } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  submit: "Code absenden",
  checking: "Wird geprüft",
  slow: "Es wurden viele falsche Codes eingegeben, deshalb kann die Prüfung bis zu 10 Sekunden dauern.",
  cancel: "Abbrechen",
  close: "Schließen",
  remaining: (count) => `Verbleibende Versuche: ${formatCount(count)}`,
  locked: "Nach zu vielen falschen Versuchen ist der Zugang vorläufig gesperrt",
};
