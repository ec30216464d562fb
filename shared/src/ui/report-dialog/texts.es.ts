import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  tooShort: "Indique brevemente el motivo (al menos 3 caracteres).",
  readOnly:
    "Para participar hay que activar el ID anónimo en la página «ID anónimo».",
  readOnlyButton: "Activar el ID anónimo para enviar",
  enable: "Activar y denunciar",
  sending: "Enviando…",
  cancel: "Cancelar",
};
