import type { Words } from "@nearsay/core/domain";
import type { duplicateTexts as english } from "./duplicate-texts.ts";

export const duplicateTexts: Words<typeof english> = {
  action: "Duplicar esta encuesta",
  mark: " (copia)",
  failed: "Este navegador no puede guardar un borrador.",
};
