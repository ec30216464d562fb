import { formatCount } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  submit: "Enviar código",
  checking: "Comprobando",
  slow: "Se introdujeron muchos códigos incorrectos, así que la comprobación puede tardar hasta 10 segundos.",
  cancel: "Cancelar",
  close: "Cerrar",
  remaining: (count) => `Intentos restantes: ${formatCount(count)}`,
  locked:
    "El acceso está bloqueado temporalmente tras demasiados intentos incorrectos",
};
