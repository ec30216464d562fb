import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const minutes = (count: number) =>
  count === 1
    ? "Una vez por minuto"
    : `Una vez cada ${formatCount(count)} minutos`;

export const texts: Words<typeof english> = {
  loading: "Cargando la discusión",
  failed: "No se pudo cargar la discusión.",
  notDone: "No se pudo hacer. No ha cambiado nada.",
  retry: "Reintentar",
  working: "Un momento…",
  open: "Todo el mundo puede leer y escribir.",
  closed: "Cerrada: se puede leer, y nadie puede escribir.",
  close: "Cerrar la discusión",
  reopen: "Abrir la discusión",
  slow: "Con qué frecuencia puede escribir cada persona",
  slowModes: {
    0: "Cuantas veces quiera",
    1: minutes(1),
    5: minutes(5),
    15: minutes(15),
    60: "Una vez por hora",
  },
  search: "Palabras en publicaciones y respuestas",
  find: "Buscar",
  list: "Publicaciones y respuestas",
  nothing: "Nadie ha escrito nada todavía.",
  none: "Nadie ha escrito eso.",
  more: "Mostrar anteriores",
  kinds: { post: "Publicación", reply: "Respuesta" },
  asAuthor: "Autoría de la encuesta",
  reported: "Denunciado",
  hidden: (instead) => `En su lugar se lee: «${instead}»`,
  hide: "Ocultar…",
  show: "Mostrar de nuevo",
  hideOne: (text) => `Ocultar: ${text}`,
  showOne: (text) => `Mostrar de nuevo: ${text}`,
  dialog: {
    title: "¿Ocultar esto a quienes leen?",
    about:
      "En su lugar se lee que lo ocultó quien creó la encuesta, y por qué. Se puede volver a mostrar. Quien lo escribió conserva el texto, y quien administra este sitio también.",
    reason: "Motivo",
    words: "Unas palabras más, a la vista de todos (opcional)",
    cancel: "Cancelar",
    hide: "Ocultar",
  },
  reasons: {
    off_topic: "Fuera de tema",
    insulting: "Insultante",
    personal: "Revela datos personales",
    spam: "Correo basura o publicidad",
    other: "Otra cosa",
  },
};
