import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "Enregistrer en JSON",
  failed: "Impossible de créer le fichier. Réessayez.",
};
