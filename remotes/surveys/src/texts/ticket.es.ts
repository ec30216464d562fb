import type { Words } from "@nearsay/core/domain";
import type * as english from "./ticket.ts";

export const ticket: Words<typeof english.ticket> = {
  page: {
    title: "Su papeleta",
    about:
      "Una papeleta permite contestar una encuesta, una sola vez. No pasa nada antes de pulsar el botón, y la respuesta no se puede relacionar con la papeleta.",
  },
  label: "Código de la papeleta",
  hint: "Cuatro grupos de cuatro, como en el papel",
  use: "Usar esta papeleta",
  enable: "Activar el ID anónimo y usarla",
  using: "Comprobando la papeleta…",
  malformed:
    "El código aún no está completo: tiene cuatro grupos de cuatro letras y cifras.",
  failed: "No se pudo comprobar la papeleta. Inténtelo de nuevo.",
  only: "Esta encuesta se contesta solo con papeleta. Para contestar, introduzca el código de la suya.",
  apart: "Tengo una papeleta",
  held: "La papeleta se ha aceptado. La respuesta cuenta como una con papeleta, y no se puede relacionar con ella.",
};
