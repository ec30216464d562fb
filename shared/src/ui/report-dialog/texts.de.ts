import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  tooShort: "Bitte kurz begründen (mindestens 3 Zeichen).",
  readOnly:
    "Zum Mitmachen bitte auf der Seite „Anonyme Kennung“ die Kennung einschalten.",
  readOnlyButton: "Zum Senden anonyme Kennung einschalten",
  enable: "Einschalten und melden",
  sending: "Wird gesendet …",
  cancel: "Abbrechen",
};
