import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./card.ts";

export const card: Words<typeof english.card> = {
  responses: (count) => `Respuestas ${formatCount(count)}`,
  comments: (count) => `Comentarios ${formatCount(count)}`,
  insights: "Análisis",
  discuss: "Debate",
  like: "Me gusta",
  liked: "Le gusta",
  likes: (count) => `Me gusta ${formatCount(count)}`,
  likeFailed: "No se pudo guardar el «me gusta».",
  shareLink: {
    name: "Copiar el enlace para compartir",
    label: "Compartir",
    copied: "Enlace para compartir copiado",
  },
  homepageLink: {
    name: "Copiar el enlace a la página de inicio",
    label: "Inicio",
    copied: "Enlace a la página de inicio copiado",
  },
  copied: "Copiado",
  linkFailed: "No se pudo crear el enlace.",
  copyByHand: "El navegador no copió el enlace. Se puede copiar aquí:",
  embed: "Insertar",
  report: "Denunciar",
  readOnly:
    "Para participar hay que activar el ID anónimo en la página «ID anónimo».",
  enableAndLike: "Activar y dar «me gusta»",
  enableAndCopy: "Activar y copiar",
  insightsArea: (title) => `Análisis de ${title}`,
  discussArea: (title) => `Debate sobre ${title}`,
  insightsLoading: "Cargando el análisis",
  discussLoading: "Cargando el debate",
};
