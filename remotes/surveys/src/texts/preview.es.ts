import type { Words } from "@nearsay/core/domain";
import type * as english from "./preview.ts";

export const preview: Words<typeof english.preview> = {
  freeText: "(respuesta libre)",
  nothingSent: "Esto es una vista previa. No se envía nada.",
};
