import type { Words } from "@nearsay/core/domain";
import type * as english from "./report.ts";

export const report: Words<typeof english.report> = {
  title: "Denunciar la encuesta",
  about: "Con suficientes denuncias, una encuesta se oculta a todo el mundo.",
  reason: "¿Qué tiene de malo esta encuesta?",
  submit: "Enviar denuncia",
  notLoaded: "No se pudo cargar el formulario de denuncia.",
  failed: "No se pudo denunciar la encuesta.",
  thanks: "Gracias. La denuncia se ha recibido.",
};
