import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  lead: "Lo que este sitio guarda bajo su ID anónimo: verlo, llevárselo, retirarlo.",
  loading: "Cargando sus datos…",
  failed: "No se han podido cargar sus datos.",
  empty: "No hay nada guardado bajo su ID anónimo",
  emptyText:
    "Aquí aparecerá lo que responda, escriba, le guste, denuncie o publique.",
  toSurveys: "Buscar una encuesta",
  download: "Descargar como JSON",
  more: "Mostrar encuestas anteriores",
  loadingMore: "Cargando…",
  nothingLeft: "Aquí ya no queda nada.",
  hiddenSurvey: "Una encuesta que no se muestra por el momento",
  elsewhere:
    "Lo respondido en páginas de otros sitios se guarda bajo otros ID, uno por encuesta y sitio, y no figura aquí.",
  sections: {
    responses: "Respuestas a encuestas",
    posts: "Publicaciones",
    replies: "Respuestas a publicaciones",
    likes: "Me gusta",
    reports: "Denuncias",
    surveys: "Encuestas publicadas",
  },
  responses: {
    answeredIn: (language) => `Idioma de la respuesta: ${language}.`,
    countedFrom: {
      here: "Se cuenta como: aquí.",
      near: "Se cuenta como: a menos de 10 km.",
      region: "Se cuenta como: a menos de 50 km.",
      far: "Se cuenta como: más lejos.",
      elsewhere: "Se cuenta como: de otro lugar.",
    },
    countedIn: "Se cuenta en un cuadrado de un mapa.",
    hiddenQuestion: "Una pregunta que no se muestra por el momento",
    hiddenAnswer: "Una opción que no se muestra por el momento",
    closed: "Cerrada: las respuestas ya no se pueden retirar por separado.",
  },
  posts: {
    replies: (count) =>
      plural(count, {
        one: "1 respuesta",
        other: `${formatCount(count)} respuestas`,
      }),
    asAuthor: "Escrito como autor de la encuesta, a la vista de todos.",
    from: {
      here: "Dice a todos que se escribió desde aquí.",
      near: "Dice a todos que se escribió a menos de 10 km.",
      region: "Dice a todos que se escribió a menos de 50 km.",
      far: "Dice a todos que se escribió desde más lejos.",
    },
    hidden: "El autor de la encuesta lo ocultó. Nadie más lo lee.",
  },
  likes: {
    survey: "La encuesta",
    post: "Una publicación de la encuesta",
  },
  surveys: {
    open: "Abierta",
    closed: "Cerrada",
  },
  cancel: "Cancelar",
  actions: {
    withdraw: {
      button: "Retirar",
      name: (title) => `Retirar las respuestas a ${title}`,
      title: "¿Retirar las respuestas?",
      text: "El número de respuestas baja en una. Lo respondido aquí se borra definitivamente. Si el autor de la encuesta lee textos, los suyos desaparecen enseguida, todos juntos. Podrá volver a responder esta encuesta.",
      stays: (others) =>
        `Lo que ya se mostró en un grupo permanece en las sumas, pues de lo contrario la diferencia revelaría lo respondido. Se desvincula de usted enseguida, sin sus textos, y sale de las sumas junto con otras: ${plural(
          others,
          {
            one: "como pronto cuando 1 persona más haya retirado las suyas",
            other: `como pronto cuando ${formatCount(others)} personas más hayan retirado las suyas`,
          },
        )}.`,
      confirm: "Retirar",
      busy: "Retirando…",
      done: "Las respuestas se han retirado.",
      failed: "No se han podido retirar las respuestas.",
    },
    post: {
      button: "Borrar",
      name: (content) => `Borrar la publicación: ${content}`,
      title: "¿Borrar esta publicación?",
      text: "Se borra definitivamente, junto con sus «me gusta». Si otras personas respondieron, sus respuestas quedan bajo un hueco que no nombra a nadie.",
      confirm: "Borrar la publicación",
      busy: "Borrando…",
      done: "La publicación se ha borrado.",
      failed: "No se ha podido borrar la publicación.",
    },
    reply: {
      button: "Borrar",
      name: (content) => `Borrar la respuesta: ${content}`,
      title: "¿Borrar esta respuesta?",
      text: "Se borra definitivamente.",
      confirm: "Borrar la respuesta",
      busy: "Borrando…",
      done: "La respuesta se ha borrado.",
      failed: "No se ha podido borrar la respuesta.",
    },
  },
  erase: {
    heading: "Borrarlo todo",
    text: "Borra sus respuestas, publicaciones, respuestas a publicaciones, «me gusta» y denuncias, los enlaces que compartió y el propio ID anónimo. No se puede deshacer.",
    before: "Conviene saber antes de borrar:",
    stays: [
      "Las respuestas que ya se mostraron en grupos permanecen en las sumas hasta que otras personas suficientes también las retiren. Se desvinculan de usted enseguida, sin sus textos; las palabras sueltas que contienen siguen contando mientras tanto.",
      "Las encuestas publicadas permanecen: un enlace de gestión sigue abriendo su página de gestión. Sin él no son de nadie.",
      "Las copias de respuestas del servidor que evitan envíos dobles se conservan cifradas un día.",
      "Si este sitio exige invitación, hará falta una nueva.",
    ],
    button: "Borrarlo todo…",
    title: "¿Borrarlo todo, también el ID?",
    word: "BORRAR",
    confirmLabel: "Escribir BORRAR para confirmar",
    mismatch: "Hay que escribir la palabra BORRAR.",
    confirm: "Borrar definitivamente",
    busy: "Borrando…",
    failed:
      "No se ha podido borrar todo. Inténtelo de nuevo: continúa donde se detuvo.",
    doneTitle: "Todo está borrado",
    done: "Lo que se guardaba bajo su ID anónimo se ha borrado o ya no es de nadie, y este navegador ha olvidado el ID. Si continúa, empezará como en la primera visita: solo lectura, hasta activar un nuevo ID anónimo.",
    goOn: "Ir a la página de inicio",
  },
};
