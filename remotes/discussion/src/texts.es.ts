import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const participation = (action: string) =>
  `Solo lectura: para ${action} hay que activar el ID anónimo en la página «ID anónimo».`;

const replies = (count: number) =>
  plural(count, { one: "respuesta", other: "respuestas" });

const from = {
  here: "desde aquí",
  near: "a menos de 10 km",
  region: "a menos de 50 km",
  far: "desde más lejos",
};

export const texts: Words<typeof english> = {
  title: "Debate",
  loading: "Cargando el debate",
  loadFailed: "No se pudo cargar el debate.",
  empty: "Aún no hay publicaciones",
  emptyHint: "La primera opinión está por escribir.",
  asAuthor: "Creó la encuesta",
  authorChoice: {
    label: "Como quien creó la encuesta",
    hint: "Todo el mundo ve entonces, en esta encuesta, que la creó este ID anónimo.",
    refused:
      "La clave de este navegador ya no sirve para escribir como quien creó la encuesta.",
  },
  contentRefused: "Contenido no permitido.",
  closed: "Quien creó esta encuesta ha cerrado el debate. Se puede leer.",
  closedWhileTyping:
    "Quien creó esta encuesta ha cerrado el debate. El texto queda aquí hasta que se abra de nuevo.",
  slow: (minutes) =>
    `Modo lento: cada persona escribe una vez cada ${minutes === 1 ? "minuto" : `${formatCount(minutes)} minutos`}.`,
  composer: {
    label: "Su publicación",
    placeholder: "Su opinión sobre esta encuesta…",
    submit: "Publicar",
    saving: "Guardando…",
    readOnly: "Activar la participación para publicar",
    enable: "Activar y publicar",
    notice: participation("publicar"),
    failed: "No se pudo publicar.",
    done: "Se ha publicado.",
  },
  posts: {
    waiting: (count) =>
      plural(count, {
        one: "1 publicación nueva",
        other: `${formatCount(count)} publicaciones nuevas`,
      }),
    older: "Mostrar publicaciones anteriores",
    olderFailed: "No se pudieron cargar las publicaciones anteriores.",
    retry: "Reintentar",
  },
  from,
  sayRing: (ring) => `Decir que escribo ${from[ring]}`,
  ringHint: "Lo ve quien lea la publicación, y nada más preciso.",
  like: {
    like: "Me gusta",
    liked: "Le gusta",
    failed: "No se pudo guardar el «me gusta».",
    readOnly:
      "Para participar hay que activar el ID anónimo en la página «ID anónimo».",
    enable: "Activar y dar «me gusta»",
  },
  report: {
    open: "Denunciar",
    done: "Denunciado. Gracias.",
    title: "¿Denunciar esto?",
    about:
      "Con suficientes denuncias se oculta. Nadie que lea aquí sabe quién lo denunció.",
    reason: "Motivo",
    submit: "Denunciar",
    notLoaded: "No se pudo cargar el formulario de denuncia.",
    failed: "No se pudo enviar la denuncia.",
  },
  replies: {
    title: "Respuestas",
    to: (author) => `Respuestas a ${author}`,
    open: (count) =>
      count === 0 ? "Responder" : `${formatCount(count)} ${replies(count)}`,
    close: "Ocultar respuestas",
    loading: "Cargando las respuestas",
    loadFailed: "No se pudieron cargar las respuestas.",
    retry: "Reintentar",
    arrived: "Respuesta nueva",
    more: (count) => `Ver ${formatCount(count)} ${replies(count)} más`,
    fewer: "Mostrar menos respuestas",
    replyingTo: (handle) => `En respuesta a ${handle}`,
    edit: "Editar",
  },
  replyForm: {
    label: "Su respuesta",
    placeholder: "Escribir una respuesta…",
    submit: "Publicar respuesta",
    saving: "Guardando…",
    save: "Guardar",
    cancel: "Cancelar",
    readOnly: "Activar la participación para responder",
    enable: "Activar y responder",
    enableAndSave: "Activar y guardar",
    notice: participation("responder"),
    missingPost: "La publicación falta o no es válida.",
    createFailed: "No se pudo publicar.",
    updateFailed: "No se pudo cambiar la respuesta.",
    created: "La respuesta se ha publicado.",
    updated: "La respuesta se ha guardado.",
  },
};
