import type { Words } from "@nearsay/core/domain";
import type { keyTexts as english } from "./texts.ts";

export const keyTexts: Words<typeof english> = {
  about:
    "Für alle, die diese Website betreiben. Der Schlüssel bleibt nur in diesem Tab und wird vergessen, sobald er geschlossen oder verlassen wird.",
  label: "Schlüssel zur Moderation",
  hint: "Der Schlüssel oder die ganze Adresse, die mit ihm kam.",
  made: "Schlüssel werden auf dem Server angelegt:",
  open: "Moderation öffnen",
  missing: "Bitte zuerst den Schlüssel eingeben.",
  refused: "Dieser Schlüssel öffnet nichts",
  refusedAbout:
    "Er ist vertippt, abgelaufen oder beendet. Dieser Tab hat ihn vergessen.",
};
