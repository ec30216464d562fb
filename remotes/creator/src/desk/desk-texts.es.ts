import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { deskTexts as english } from "./desk-texts.ts";

const waiting = (count: number) =>
  plural(count, {
    one: "1 respuesta espera",
    other: `${formatCount(count)} respuestas esperan`,
  });

export const deskTexts: Words<typeof english> = {
  title: "Gestión de la encuesta",
  loading: "Cargando la encuesta",
  failed: "No se pudo cargar la encuesta",
  page: "Ir a la encuesta",
  ask: {
    title: "Abrir la gestión de una encuesta",
    about: "Este navegador no tiene ninguna clave de esta encuesta.",
  },
  wrong: {
    title: "Este enlace no abre nada",
    about:
      "Su clave se sustituyó o se anuló, o la encuesta se eliminó. Quien posee la encuesta puede dar un enlace nuevo.",
    forget: "Olvidarlo aquí",
  },
  head: {
    until: (when) => `hasta ${when}`,
    since: (when) => `desde ${when}`,
    responses: (count) =>
      plural(count, {
        one: "1 respuesta",
        other: `${formatCount(count)} respuestas`,
      }),
    posts: (count) =>
      plural(count, {
        one: "1 publicación",
        other: `${formatCount(count)} publicaciones`,
      }),
    likes: (count) => `${formatCount(count)} «me gusta»`,
    released: (released, all) =>
      `Los resultados muestran ${formatCount(released)} de ${formatCount(all)} respuestas`,
    helper: {
      moderate: "Esta clave cuida de la discusión de la encuesta.",
      read: "Esta clave lee los resultados. No cambia nada.",
    },
    word: "Palabra de control del enlace:",
    hidden:
      "Se denunció o se retiró, y nadie más la ve. Las respuestas se conservan.",
    deleting: (when) => `Nadie la ve, y se eliminará para siempre el ${when}`,
    undo: "Conservar la encuesta",
    kept: "La encuesta se conserva.",
    working: "Un momento…",
    failed: "No ha funcionado. Inténtelo de nuevo.",
  },
  days: {
    heading: "Respuestas por día",
    none: "Nadie ha respondido todavía.",
    day: "Día",
    ways: {
      site: "Sitio",
      link: "Enlace",
      embed: "Inserción",
      ticket: "Tique",
      kiosk: "Quiosco",
    },
    all: "En total",
    earlier: (count) => `Mostrar los ${formatCount(count)} días`,
    zone: "Los días son los de UTC. Las respuestas retiradas salen de ellos en grupos.",
  },
  discussion: {
    heading: "Discusión",
    open: "Cuidar de la discusión",
    loading: "Cargando la discusión",
    failed: "No se pudo cargar esta parte",
  },
  reading: {
    heading: "Lo que se ha escrito",
    promise: {
      figures:
        "Se prometió que nadie lee respuestas sueltas. Las cifras se pueden guardar.",
      texts:
        "Se avisó de que aquí se lee lo escrito, separado de las demás respuestas.",
      rows: "Se avisó de que aquí se leen respuestas completas, sin nombre ni hora.",
    },
    view: "Qué leer",
    texts: "Textos",
    rows: "Respuestas",
    look: "Cómo leerlas",
    table: "En una tabla",
    single: "De una en una",
    question: "Pregunta",
    noQuestion: "Ninguna pregunta se responde por escrito.",
    search: "Palabras que buscar",
    find: "Buscar",
    none: "Nadie ha escrito eso.",
    noneYet: "Nada hasta ahora. Queda más por revisar.",
    more: "Mostrar más",
    row: "N.º",
    response: (row) => `Respuesta ${formatCount(row)}`,
    leftOut: "Sin respuesta",
    previous: "Anterior",
    next: "Siguiente",
    nothing: "Nadie ha respondido todavía.",
    waiting: {
      "more-answers": (group, count) =>
        `Se muestran en grupos de ${formatCount(group)}: ${waiting(count)}.`,
      closing: (group, count) =>
        `Se muestran tras el cierre, en grupos de ${formatCount(group)}: ${waiting(count)}.`,
      never: (group, count) =>
        `Se muestran en grupos de ${formatCount(group)}: ${waiting(count)}, y quizá queden muy pocas para mostrarlas.`,
    },
    failed: "No se pudo cargar.",
    save: {
      label: "Guardar",
      names: {
        "responses.csv": "Respuestas (CSV)",
        "responses.jsonl": "Respuestas (JSON Lines)",
        "figures.csv": "Cifras (CSV)",
        "figures.json": "Cifras (JSON)",
        "survey.zip": "Todo (ZIP)",
      },
      progress: (bytes, share) =>
        share === null
          ? `Guardando: ${formatCount(Math.ceil(bytes / 1000))} kB hasta ahora`
          : `Guardando: ${Math.floor(share * 100)} %`,
      more: "Cómo se escriben las tablas, y guardar con un programa",
      columns:
        "Cada opción de una pregunta de varias, en su propia columna (CSV)",
      bom: "Empezar con una marca de orden de bytes, que Excel necesita (CSV)",
      defused:
        "Lo que una hoja de cálculo ejecutaría como fórmula lleva delante un apóstrofo en CSV; en JSON está tal como se escribió.",
      command:
        "Comando, con la parte del enlace de gestión tras #key= en NEARSAY_KEY",
      copyCommand: "Copiar el comando",
      cancel: "Cancelar",
      cancelled: "No se guardó nada.",
      saved: "Guardado.",
      failed: "No se pudo guardar el archivo.",
    },
  },
  kiosk: {
    heading: "Quiosco",
    open: "Preparar un quiosco",
    loading: "Cargando los quioscos",
    failed: "No se pudo cargar esta parte",
  },
  times: {
    heading: "Abierta o cerrada",
    close: "Cerrar ahora",
    reopen: "Reabrir",
    openUntil: (when) => `Admite respuestas hasta ${when}`,
    closedSince: (when) => `No admite respuestas desde ${when}`,
    until: "Cierre de las respuestas",
    untilHint: "En la hora local.",
    past: "Elegir una hora de cierre en el futuro.",
    closed: "La encuesta está cerrada.",
    reopened: "La encuesta vuelve a estar abierta.",
  },
  counting: {
    heading: "Respuestas marcadas",
    about:
      "Una respuesta se marca cuando dos señales o más indican que puede ser fraudulenta. Las respuestas marcadas cuentan en las cifras mientras no se excluyan todas, con un motivo. Todo el mundo lee el motivo, y puede ver las cifras de ambas maneras.",
    because: "Excluidas:",
    reason: "¿Por qué se excluyen?",
    reasonHint: "Lo lee quien mire los resultados.",
    reasonMissing: "Indicar el motivo.",
    leaveOut: "Excluir las respuestas marcadas",
    count: "Volver a contarlas",
    leftOut: "Las respuestas marcadas quedan excluidas.",
    counted: "Las respuestas marcadas se cuentan.",
  },
  links: {
    end: "Anular todos los enlaces compartidos",
    ask: "¿Anular todos los enlaces compartidos?",
    about:
      "Los enlaces compartidos no abren nada a partir de ahora. Quien entró con uno, o con el código de acceso, vuelve a introducir el código.",
    confirm: "Anularlos",
    done: "Todos los enlaces compartidos están anulados.",
  },
  edit: {
    heading: "Qué pregunta, y a quién",
    open: "Cambiar la encuesta",
    loading: "Cargando el formulario",
    unloaded: "No se pudo cargar el formulario",
    closesAtHint: "En la hora local. Si se deja vacío, no cambia.",
    codeKept: "Si se deja vacío, el código no cambia.",
    access: "Visibilidad y acceso",
    newCode:
      "Quien introdujo el código anterior tiene que introducir el nuevo, y los enlaces compartidos ya no abren nada.",
    answersKept:
      "Las respuestas esperadas no cambian donde no se escriba ninguna.",
    otherText: (question) => `Texto con «Otro» de ${question}`,
    answered:
      "Ya hay respuestas, así que las preguntas y las opciones no cambian. Si hace falta, se puede corregir su redacción: se muestran ambas versiones.",
    save: "Guardar los cambios",
    saving: "Guardando…",
    saved: "Guardado.",
    nothing: "Aún no hay nada que guardar.",
    reset: "Descartar los cambios",
    unsaved: "Los cambios no están guardados: se perderían.",
    failed: "No se pudieron guardar los cambios.",
    problems: "Sin guardar todavía",
  },
  conflict: {
    title: "Mientras tanto, otra persona ha cambiado la encuesta",
    about: "No se ha perdido nada propio. Ha cambiado:",
    yours: "También ha cambiado aquí.",
    parts: {
      title: "Título",
      instructions: "Instrucciones",
      closesAt: "Hora de cierre",
      feedback: "Aparición en la página de opiniones",
      language: "Idioma",
      access: "Quién puede verla",
      export: "Código de exportación",
      embedding: "Dónde se puede insertar",
      questions: "Preguntas",
    },
    now: (value) => `ahora «${value}»`,
    keep: "Guardar lo mío de todos modos",
    take: "Tomar la otra versión",
    taken: "Esta es la encuesta tal como está.",
    back: "Recuperar mis cambios",
    answered:
      "Mientras tanto alguien ha respondido: las preguntas ya no se pueden añadir, quitar ni reordenar.",
    fit: "Conservar mis palabras, dejar las preguntas",
  },
  keys: {
    heading: "Claves",
    about:
      "Cada enlace es una clave. Conviene dar una propia a quien ayude, para poder anularla.",
    list: "Claves de esta encuesta",
    unnamed: "Sin nombre",
    first: "De la publicación",
    current: "Esta misma",
    made: (day) => `creada el ${day}`,
    used: (day) => `usada por última vez el ${day}`,
    never: "nunca usada",
    rotate: "Sustituir",
    rotateNamed: (label) => `Sustituir la clave «${label}»`,
    end: "Anular",
    onlyOwner:
      "La única clave con todos los permisos no se puede anular: primero hay que crear otra.",
    endNamed: (label) => `Anular la clave «${label}»`,
    label: "¿Para quién es?",
    role: "Qué permite",
    roles: {
      own: "Todo, como esta",
      moderate: "Cuidar de la discusión",
      read: "Leer los resultados",
    },
    make: "Crear una clave",
    full: "No caben más claves. Primero hay que anular una.",
    given: "El enlace nuevo. Solo se muestra esta vez.",
    replaced:
      "El enlace nuevo. El anterior ya no sirve. Solo se muestra esta vez.",
    done: "Ya lo tengo",
    ended: "La clave está anulada.",
    rotateAsk: {
      title: "¿Sustituir esta clave?",
      about:
        "Su enlace no abre nada a partir de ahora, en ningún dispositivo. Se muestra el nuevo.",
      action: "Sustituir",
    },
    endAsk: {
      title: "¿Anular esta clave?",
      about: "Su enlace no abre nada a partir de ahora.",
      own: "Es la que ha abierto esta página: dejará de abrirse.",
      action: "Anular",
    },
    cancel: "Cancelar",
    failed: "No se pudieron cambiar las claves.",
  },
  news: {
    heading: "Novedades",
    open: "Recibir novedades…",
    loading: "Cargando",
    failed: "No se pudo cargar esta parte",
  },
  remove: {
    heading: "Eliminar la encuesta",
    about: (days) =>
      `Desde ese momento nadie la ve. Se puede deshacer durante ${formatCount(days)} días; después se elimina para siempre todo lo que le pertenece: respuestas, discusión, cifras y claves.`,
    action: "Eliminar…",
    ask: "¿Eliminar esta encuesta?",
    label: "Escribir su título",
    hint: (title) => `Para asegurar que es la correcta: ${title}`,
    cancel: "Cancelar",
    confirm: "Eliminar",
    failed: "No se pudo eliminar la encuesta.",
    done: "La encuesta se está eliminando.",
  },
  edits: {
    heading: "Cambios de redacción que se muestran",
    parts: {
      title: "Título",
      instructions: "Instrucciones",
      question: "Pregunta",
      option: "Opción",
      form: "Junto a una pregunta",
    },
    before: "Antes",
    after: "Después",
  },
};
