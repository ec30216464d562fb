import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  loading: "Abriendo la encuesta…",
  begin: "Tocar para empezar",
  fullScreen: "Pantalla completa",
  anonymous:
    "A nadie se le pregunta quién es, y nada de lo que se responde queda en esta tableta.",
  results: {
    closed: "Los resultados se muestran tras el cierre.",
    live: "Los resultados se muestran al instante: quien los observe puede saber qué se ha respondido.",
  },
  reads: {
    figures: "El autor no lee ninguna respuesta por separado.",
    texts: "El autor lee lo que se escribe, separado de las demás respuestas.",
    rows: "El autor lee las respuestas completas, sin nombre ni hora.",
  },
  nothing: "Hay que responder al menos una pregunta.",
  notKept:
    "No se han podido guardar las respuestas en esta tableta. Por favor, avise a la persona encargada.",
  send: "Enviar",
  sending: "Enviando…",
  startOver: "Empezar de nuevo",
  thanks: "Gracias",
  thanksMore: "La siguiente persona puede empezar.",
  idle: {
    title: "¿Sigue ahí?",
    about:
      "Si nadie toca la pantalla, se borra lo respondido hasta ahora para que pueda empezar la siguiente persona.",
    stay: "Sigo aquí",
    countdown: (seconds) =>
      plural(seconds, {
        one: "Se empieza de nuevo en 1 segundo",
        other: `Se empieza de nuevo en ${formatCount(seconds)} segundos`,
      }),
  },
  noLink: {
    title: "Esta tableta aún no es un quiosco",
    about:
      "Quien tiene una encuesta crea un enlace de quiosco en su página de gestión. Hay que abrir ese enlace aquí.",
  },
  unreachable: {
    title: "No se ha podido abrir la encuesta",
    about:
      "Un quiosco debe abrirse una vez mientras la tableta tiene conexión.",
    retry: "Reintentar",
  },
  noStorage: {
    title: "Este navegador no puede ser un quiosco",
    about:
      "No guarda nada, así que podrían perderse respuestas. Conviene probar fuera de una ventana privada.",
  },
  ended: {
    title: "Este quiosco ha terminado",
    about: "Su enlace ya no abre ninguna encuesta.",
  },
  closed: {
    title: "Esta encuesta está cerrada",
    about: "Ya no acepta respuestas.",
  },
  before: {
    title: "Aún hay respuestas de otra encuesta sin enviar",
    about: (title) =>
      `Esta tableta aún guarda respuestas a «${title}». El enlace nuevo se abrirá cuando se hayan enviado.`,
  },
  unsent: {
    count: (count) =>
      plural(count, {
        one: "1 respuesta sin enviar",
        other: `${formatCount(count)} respuestas sin enviar`,
      }),
    waiting: "Se enviarán en cuanto haya conexión.",
    why: (said) => `El servidor responde: ${said}`,
    retry: "Enviar ahora",
    remove: "Borrarlas de esta tableta",
    ask: {
      title: "¿Borrar lo que no se ha enviado?",
      about:
        "Estas respuestas no cuentan en ningún sitio y no se pueden recuperar.",
      keep: "Conservarlas",
      remove: "Borrarlas",
    },
  },
};
