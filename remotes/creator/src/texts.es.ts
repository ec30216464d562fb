import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  page: {
    title: "Empezar una encuesta nueva",
    intro:
      "Describa lo que quiere preguntar o empiece con una página en blanco.",
    guide: "Guía de uso",
  },
  consent: {
    generate:
      "Para generar con IA, active el ID anónimo en la página «ID anónimo».",
    publish:
      "Para crear y publicar encuestas, active el ID anónimo en la página «ID anónimo».",
  },
  prompt: {
    label: "Descripción de la encuesta",
    hint: "¿Para quién es y qué se quiere averiguar?",
    manual: "Empezar desde cero",
    manualHint: "Abre una encuesta vacía para escribirla a mano.",
    generate: "Generar encuesta",
    startManual: "Abrir borrador vacío",
    noConsent: "Activar el ID para generar o redactar",
    enableAndGenerate: "Activar y generar",
    enableAndDraft: "Activar y redactar",
    working: "Generando…",
    note: "En la beta, la IA suele terminar el borrador en unas decenas de segundos",
    soFar: "Hasta ahora",
    drafted: (count) =>
      plural(count, {
        one: "1 pregunta hasta ahora.",
        other: `${formatCount(count)} preguntas hasta ahora.`,
      }),
    cancel: "Cancelar",
    cancelled: "Se canceló el borrador.",
    empty: "Escriba algo de contexto después de @review.",
    tooLong: (max) =>
      `Acorte el texto a ${formatCount(max)} caracteres como máximo.`,
    failed: "No se pudo generar una encuesta a partir del texto.",
    failures: {
      busy: "El modelo de IA tiene demasiado trabajo en este momento.",
      declined: "El modelo de IA se negó a redactar esta encuesta.",
      cut: "El modelo de IA se interrumpió antes de terminar.",
      unreadable: "No se pudo leer lo que escribió el modelo de IA.",
      silent: "El modelo de IA dejó de responder.",
      unreachable: "No se pudo contactar con el modelo de IA.",
      broken: "No se pudo generar una encuesta a partir del texto.",
    },
    byRules: "Redactar con reglas",
    came: "Lo que había llegado",
    keep: (count) =>
      plural(count, {
        one: "Conservar esta pregunta",
        other: `Conservar estas ${formatCount(count)} preguntas`,
      }),
    kept: "El modelo de IA no terminó. Estas son las preguntas que habían llegado; añada lo que falte.",
    templates: "Elegir una encuesta para empezar",
    templatesNote:
      "El texto todavía no dice qué preguntar. Describa lo que quiere averiguar o empiece con una de estas.",
    counter: (used, max) => `${used}/${max}`,
  },
  openFile: {
    action: "Abrir un archivo",
    hint: "Una encuesta guardada aquí como JSON o una de SurveyJS.",
    failed: "No se pudo leer el archivo. Inténtelo de nuevo.",
  },
  kept: {
    title: "Encuestas sin publicar",
    untitled: "Encuesta sin título",
    resume: "Seguir editando",
    resumeNamed: (title) => `Seguir editando «${title}»`,
    discard: "Descartar",
    discardNamed: (title) => `Descartar «${title}»`,
    discarded: (title) => `Se descartó «${title}».`,
    undo: "Deshacer",
    earlier: (count) =>
      plural(count, {
        one: "1 borrador anterior",
        other: `${formatCount(count)} borradores anteriores`,
      }),
    openElsewhere:
      "Este borrador está abierto en otra pestaña. Ciérrelo allí para descartarlo.",
    copy: "Este borrador está abierto en otra pestaña. Aquí se edita una copia.",
  },
  editor: {
    heading: "Editar la encuesta",
    loading: "Cargando el editor",
    failed: "No se pudo cargar el editor. El borrador espera aquí.",
    back: "Volver a la descripción",
    preview: "Vista previa",
    title: "Título de la encuesta",
    instructions: "Instrucciones de la encuesta",
    closesAt: "Se cierra el",
    closesAtHint:
      "En la hora local. Si se deja vacío, la encuesta se cierra a los 30 días.",
    language: {
      label: "Idioma de la encuesta",
      told: "Según su texto",
      hint: "Se pueden buscar encuestas en un idioma, y los lectores de pantalla la leen en él.",
    },
    listOnFeedback: "Mostrar en la página de opiniones",
    notKept:
      "Este navegador no puede guardar el borrador. Publíquelo antes de salir.",
    leftOut: "Distinto del archivo:",
    more: (count) => `Y ${formatCount(count)} más`,
    looks: (count) =>
      `Se dejó fuera, pues solo cambia el aspecto: ${formatCount(count)}`,
    dismiss: "Ocultar esta lista",
  },
  leave: {
    title: "¿Salir de esta encuesta?",
    kept: "Queda guardada en este navegador y se ofrece al volver.",
    notKept: "Este navegador no puede guardar el borrador, así que se perderá.",
    stay: "Quedarse",
    leave: "Salir",
  },
  questions: {
    heading: "Preguntas",
    none: "Aún no hay preguntas. Añada la primera.",
    add: {
      free_text: "+ Añadir texto libre",
      multiple_choice: "+ Añadir opción múltiple",
    },
    name: (number) => `Pregunta ${number}`,
    text: "Texto de la pregunta",
    kind: "Tipo de respuesta",
    kinds: {
      text: "Texto",
      one: "Una opción",
      several: "Varias opciones",
      yes_no: "Sí / No",
      scale: "Escala",
      ranking: "Orden de preferencia",
      number: "Número",
      date: "Fecha",
      statement: "Afirmación",
    },
    options: "Opciones",
    option: (number) => `Opción ${number}`,
    addOption: "Añadir opción",
    removeOption: (number) => `Quitar la opción ${number}`,
    optionsHint: "Intro añade la siguiente opción. Alt y una flecha la mueven.",
    unfit: (unfit, lines) =>
      `${formatCount(unfit)} de ${formatCount(lines)} líneas no cupieron.`,
    shortened: (count, max) =>
      `Líneas pegadas que se acortaron a ${formatCount(max)} caracteres: ${formatCount(count)}.`,
    more: "Más",
    set: {
      required: "respuesta obligatoria",
      hint: "aclaración",
      shuffled: "orden aleatorio",
      bounds: "mínimo o máximo de opciones",
      section: "empieza una sección",
      sectionNamed: (heading) => `sección «${heading}»`,
      showIf: "depende de respuestas",
    },
    addOther: "Añadir «Otra opción …»",
    addNone: "Añadir «Ninguna de estas»",
    otherHint: "En esta opción cada cual escribe sus propias palabras.",
    exclusiveHint: "Se elige sola: excluye todas las demás.",
    formFailed: "No se pudieron cargar los ajustes de esta pregunta.",
    formLoading: "Cargando los ajustes",
  },
  list: {
    grip: "ordenable",
    reorder: (name) => `Mover ${name}`,
    dragHelp:
      "Para cambiar el orden, pulse Espacio, mueva con las flechas y pulse Espacio otra vez. Escape lo devuelve a su sitio.",
    position: (position, count) => `Posición ${position} de ${count}.`,
    lifted: (name, position) => `${name}: levantado. ${position}`,
    dropped: (position, count) =>
      `Soltado en la posición ${position} de ${count}.`,
    putBack: (name) => `${name} volvió a su sitio.`,
    moveUp: (name) => `Subir ${name}`,
    moveDown: (name) => `Bajar ${name}`,
    remove: (name) => `Eliminar ${name}`,
    moved: (name, position, count) =>
      `${name} pasó a la posición ${position} de ${count}.`,
    removed: (name) => `Se eliminó ${name}.`,
  },
  challenges: {
    heading: "Preguntas de control",
    about:
      "Opcional. Solo quien da la respuesta esperada puede responder a la encuesta.",
    hint: "Mejor una sola palabra en minúsculas, que debe coincidir exactamente.",
    guide: "Cómo funcionan las preguntas de control",
    add: "+ Añadir pregunta de control",
    name: (number) => `Pregunta de control ${number}`,
    text: "Pregunta",
    expectedAnswer: "Respuesta esperada",
  },
  access: {
    label: "Acceso y visibilidad",
    heading: "Visibilidad y acceso",
    legend: "Quién puede ver esta encuesta",
    global: "Pública (visible para todos)",
    code: {
      choice: "Exigir un código de acceso",
      label: "Código de acceso",
      make: "Crear un código de acceso",
      short: "El código debe tener al menos 4 caracteres",
      spaces: "El código no puede tener espacios",
    },
    exportCode: {
      choice: "Exigir otro código para exportar el análisis (HTML)",
      label: "Código de exportación",
      make: "Crear un código de exportación",
      short: "El código de exportación debe tener al menos 4 caracteres",
      spaces: "El código de exportación no puede tener espacios",
    },
    hint: "De 4 a 32 caracteres, sin espacios.",
    made: (code) => `El código es ahora ${code}`,
    strength: {
      names: {
        first: "Muy fácil de adivinar:",
        easy: "Fácil de adivinar:",
        fair: "Bastante difícil de adivinar:",
        hard: "Difícil de adivinar:",
      },
      first: "uno de los primeros que prueba cualquiera.",
      among: {
        exact: (count) => `una posibilidad entre ${count}.`,
        about: (count) => `una posibilidad entre unos ${count}.`,
        beyond: () => "una posibilidad entre más de un billón.",
      },
    },
    embed: {
      legend: "Dónde se puede insertar",
      anywhere: "En cualquier sitio web",
      listed: "Solo en estos sitios web",
      nowhere: "Solo aquí",
      sites: "Sitios web",
      hint: (max) =>
        `Uno por línea, como https://example.org. Hasta ${formatCount(max)}.`,
      never:
        "Las encuestas con código de acceso nunca se insertan en otros sitios web.",
    },
    results: {
      legend: "¿Cuándo se muestran los resultados?",
      fixed:
        "Vale también para quien la crea. No se puede cambiar después de publicar.",
      groups: (least) =>
        least === undefined
          ? "En grupos de respuestas"
          : `En grupos de al menos ${formatCount(least)} respuestas`,
      groupsHint: "Mientras la encuesta está abierta, y nunca de una en una.",
      closed: "Después del cierre",
      closedHint:
        "Nadie ve cifras antes. Cuántas personas respondieron se ve enseguida.",
      live: "Al momento, con cada respuesta",
      liveHint:
        "Quien observe las cifras puede deducir lo que respondió una persona.",
    },
    reads: {
      legend: "¿Qué quiere leer usted?",
      fixed:
        "Con una clave de la encuesta. Se avisa a la gente antes de responder, así que no cambia después de publicar.",
      choices: {
        figures: "Solo cifras",
        texts: "Lo que la gente escribe, palabra por palabra",
        rows: "Respuestas completas",
      },
      hints: {
        figures: "Nadie lee respuestas sueltas.",
        texts:
          "Mezclado, en grupos y aparte de lo demás que respondió la misma persona.",
        rows: "En grupos y por número, sin nombre ni hora. Hay quien responde entonces con menos libertad.",
      },
    },
  },
  preview: {
    heading: "Vista previa",
    untitled: "Encuesta sin título",
    noText: "(Pregunta sin texto)",
    loading: "Cargando la vista previa",
    expected: "Respuestas esperadas",
    expectedHint: "Nadie más las ve aquí.",
  },
  publish: {
    action: "Publicar",
    noConsent: "Activar el ID para publicar",
    enable: "Activar y publicar",
    working: "Publicando…",
    problems: "Aún sin publicar",
    noToken:
      "No se pudo reservar un lugar para la encuesta. Inténtelo de nuevo.",
    failed: "Ocurrió un error inesperado al guardar la encuesta.",
    before:
      "Se publicó antes de que se perdiera la conexión, sin los últimos cambios.",
    goToIt: "Ir a la encuesta",
    another: "Publicar como otra encuesta",
    place: {
      legend: "¿De qué lugar trata?",
      kinds: {
        near: "Mi lugar aproximado",
        named: "Un lugar por su nombre",
        point: "Un punto del mapa",
        nowhere: "Ninguna parte",
      },
      kept: "Se guarda un cuadrado de alrededor de 1 km, que ve quien vea la encuesta y ya no cambia.",
      failed: "No se pudo cargar esta parte.",
      missing: {
        named: "Busque un lugar y elíjalo, o «Ninguna parte».",
        point: "Elija un punto del mapa, o «Ninguna parte».",
      },
      unknown: "Este navegador no comunica la ubicación.",
      near: "Se sitúa donde este sitio supo por última vez que usted estaba en el último día, con un margen de 1 km; si no, en la ciudad de su dirección de internet; si no, en ninguna parte. Quien vea la encuesta puede saber ese lugar, y después no se puede cambiar.",
      nowhere:
        "No se sitúa en ninguna parte: todo el mundo lee «Distancia desconocida», y en las listas va después de las encuestas con lugar. Después no se puede cambiar.",
    },
  },
  problems: {
    noTitle: "Ponga un título a la encuesta.",
    closingPast: "Elija una hora de cierre en el futuro.",
    closingUnfinished: "Complete la fecha de cierre o bórrela.",
    noQuestion: "Añada al menos una pregunta.",
    tooManyQuestions: (max) =>
      `Una encuesta puede tener ${formatCount(max)} preguntas como máximo.`,
    tooLong: (max) =>
      `Los textos de esta encuesta suman más de ${formatCount(max)} caracteres en todos sus idiomas. Acórtelos o quite preguntas.`,
    noQuestionText: (number) => `Escriba el texto de la pregunta ${number}.`,
    fewOptions: (number) =>
      `La pregunta ${number} necesita al menos dos opciones.`,
    sameOption: (number) =>
      `La pregunta ${number} tiene dos veces la misma opción.`,
    form: {
      kind: (number) =>
        `La pregunta ${number} se hace de un modo que no encaja con su tipo. Elija el tipo de nuevo.`,
      number: (number) =>
        `La pregunta ${number} necesita un número mínimo menor que el máximo, ambos con los decimales que se piden.`,
      dates: (number) =>
        `La pregunta ${number} necesita un primer día anterior al último, con 120 años de diferencia como máximo.`,
      options: {
        ranking: (number) =>
          `La pregunta ${number} puede tener de 2 a 10 opciones para ordenar.`,
        answers: (number) =>
          `Escriba todas las respuestas de la pregunta ${number}.`,
      },
      bounds: (number) =>
        `La pregunta ${number} no puede admitir tan pocas o tantas opciones: revise «Al menos» y «Como máximo».`,
      other: (number) =>
        `Escriba qué se pregunta a quien elige «Otra opción» en la pregunta ${number}.`,
      backwards: (number) =>
        `La pregunta ${number} depende de una pregunta que no está antes o que se eliminó. Muévala o elija otra pregunta.`,
      "no-choice": (number) =>
        `La pregunta ${number} depende de una pregunta que ya no tiene opciones. Elija otra pregunta.`,
      "no-option": (number) =>
        `La pregunta ${number} depende de una opción que no existe. Elija una opción.`,
      unreachable: (number) =>
        `La pregunta ${number} no se hace nunca: ninguna respuesta anterior cumple sus reglas.`,
      entangled: (number) =>
        `La pregunta ${number} depende de más de lo que se puede comprobar. Use menos reglas.`,
    },
    halfChallenge:
      "Cada pregunta de control debe tener una pregunta y una respuesta esperada.",
    sites: {
      none: "Indique un sitio web que pueda insertar la encuesta o elija otra respuesta.",
      wrong: (text) =>
        `«${text}» no es un sitio web. Escriba su dirección, como https://example.org.`,
      tooMany: (max) => `Indique ${formatCount(max)} sitios web como máximo.`,
    },
    exportCode: {
      short:
        "El código para exportar el análisis debe tener al menos 4 caracteres.",
      spaces: "El código para exportar el análisis no puede tener espacios.",
    },
  },
};
