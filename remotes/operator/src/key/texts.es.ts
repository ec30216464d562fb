import type { Words } from "@nearsay/core/domain";
import type { keyTexts as english } from "./texts.ts";

export const keyTexts: Words<typeof english> = {
  about:
    "Para quien administra este sitio. La clave se guarda solo en esta pestaña y se olvida al cerrarla o al salir.",
  label: "Clave de operador",
  hint: "La clave, o la dirección completa que vino con ella.",
  made: "Las claves se crean en el servidor:",
  open: "Abrir la mesa",
  missing: "Primero hay que introducir la clave.",
  refused: "Esta clave no abre nada",
  refusedAbout:
    "Está mal escrita, ha caducado o se ha anulado. Esta pestaña la ha olvidado.",
};
