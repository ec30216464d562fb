import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "Guardar como JSON",
  failed: "No se pudo crear el archivo. Inténtelo de nuevo.",
};
