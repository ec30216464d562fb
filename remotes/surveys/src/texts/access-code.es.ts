import type { Words } from "@nearsay/core/domain";
import type * as english from "./access-code.ts";

export const accessCode: Words<typeof english.accessCode> = {
  title: "Introducir el código de acceso",
  description:
    "Esta encuesta requiere un código de acceso. Introdúzcalo para continuar.",
  label: "Código de acceso",
  empty: "Introduzca el código de acceso.",
  locked:
    "Demasiados intentos incorrectos. El acceso está bloqueado temporalmente.",
  contactOwner: "Quien creó la encuesta puede ayudar.",
  enter: "Introducir el código de acceso",
  needed: "Esta encuesta se abre con un código de acceso.",
  notLoaded: "No se pudo cargar el formulario del código de acceso.",
};
