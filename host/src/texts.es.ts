import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  siteName: "Nearsay",
  loading: "Cargando…",
  skipToContent: "Ir al contenido",
  contents: "En esta página",
  pageFailed: "Compruebe la conexión y cargue la página de nuevo.",
  reload: "Cargar de nuevo",
  header: {
    beta: "Beta",
    startSurvey: "Nueva encuesta",
    menu: "Menú",
    mine: "Sus encuestas",
    feedback: "Dar una opinión",
    anonymousId: "ID anónimo",
    yourData: "Sus datos",
  },
  theme: {
    label: "Tema",
    system: "Sistema",
    light: "Claro",
    dark: "Oscuro",
  },
  footer: {
    label: "Acerca de este sitio",
    about: "Acerca de Nearsay",
    disclaimer: "Aviso legal",
    guide: "Guía de uso",
    embed: "Insertar",
    anonymousId: "ID anónimo",
    privacy: "Privacidad",
    report: "Denunciar contenido",
  },
  remote: {
    title: (page) => `${page} · Nearsay`,
  },
};
