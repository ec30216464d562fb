import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "Als JSON speichern",
  failed: "Die Datei ließ sich nicht erzeugen. Bitte noch einmal versuchen.",
};
