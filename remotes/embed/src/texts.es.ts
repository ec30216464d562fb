import type { Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const embedTexts: Words<typeof english.embedTexts> = {
  failed: "No se pudo cargar la encuesta.",
  retry: "Reintentar",
  policy: "ID anónimo",
  consentFailed: "No se pudo cambiar el consentimiento.",
  onePerSite: "Una respuesta por persona y sitio.",
  unkept:
    "El navegador no deja que esta página guarde nada, así que aquí se acepta una respuesta al día desde su red. En Nearsay puede contestar todo el mundo.",
  siteOnly:
    "Desde su red ya se ha contestado aquí hoy, y el navegador no deja que esta página guarde nada para distinguir a las personas. En Nearsay puede contestar todo el mundo.",
  open: "Abrir en Nearsay",
  openSite: "Abrir Nearsay",
  discuss: "Debatir en Nearsay",
  newTab: "(se abre en una pestaña nueva)",
  enabled: "Aquí se participa con un ID anónimo.",
  optedOut: "El ID anónimo está desactivado aquí. La respuesta sigue contando.",
  optOut: "Desactivar",
  enable: "Volver a activar el ID anónimo",
  updating: "Guardando…",
  results: {
    loading: "Cargando los resultados",
    failed: "No se pudieron cargar los resultados.",
  },
};
