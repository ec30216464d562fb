import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  reason: "¿Por qué debería mostrarse de nuevo?",
  reasonHint: "Lo lee quien gestiona este sitio. Se puede pedir una vez.",
  tooShort: "Indique el motivo en pocas palabras (al menos 3 caracteres).",
  ask: "Pedir una revisión",
  asking: "Enviando…",
  failed: "No se pudo pedir la revisión.",
  asked: "Se ha pedido una revisión",
  askedNext:
    "Quien gestiona este sitio leerá lo escrito. Si vuelve a mostrar la encuesta, estará de nuevo en su dirección.",
};
