import {
  formatCount,
  formatList,
  plural,
  type Words,
} from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const pickerTexts: Words<typeof english.pickerTexts> = {
  title: "Insertar una encuesta",
  lead: "Mostrar una encuesta en una página propia con una línea de HTML. Se contesta allí mismo, sin cuenta y sin cookies.",
  loading: "Cargando la encuesta",
  failed: "No se pudo cargar la encuesta.",
  open: "Abrirla en Nearsay",
  another: "Elegir otra encuesta",
  closed:
    "Esta encuesta ya no acepta respuestas. En su página aparecería como cerrada.",
  onlyOn: (origins) =>
    origins.length === 0
      ? "Ningún otro sitio puede mostrar esta encuesta. En una página propia, la línea mostraría solo su enlace."
      : `Esta encuesta solo se puede mostrar en ${formatList(origins)}. En cualquier otro sitio, la línea mostraría solo su enlace.`,
  refused: {
    NOT_FOUND: {
      title: "Encuesta no encontrada.",
      about:
        "Quizá el enlace esté incompleto, o la encuesta fue retirada. Se puede elegir otra.",
    },
    CODE_REQUIRED: {
      title: "Esta encuesta se abre con un código de acceso.",
      about:
        "Estas encuestas nunca se insertan: nadie debería escribir un código en una página que no es de Nearsay. Mejor poner un enlace.",
    },
    ORIGIN_NOT_ALLOWED: {
      title: "Esta encuesta no se puede insertar.",
      about:
        "Quien la creó, o este sitio, la muestra solo en Nearsay. Mejor poner un enlace.",
    },
    INVITATION_REQUIRED: {
      title: "Las encuestas de este sitio no se pueden insertar.",
      about: "El sitio está abierto solo a personas invitadas.",
    },
  },
  find: {
    heading: "¿Qué encuesta?",
    label: "Buscar encuestas",
    hint: "Algunas palabras de ella o su dirección.",
    search: "Buscar",
    loading: "Cargando las encuestas",
    failed: "No se pudieron cargar las encuestas.",
    found: (text) =>
      text === "" ? "Las más contestadas" : `Encontradas para «${text}»`,
    none: (text) =>
      text === ""
        ? "Aún no hay encuestas."
        : `No hay encuestas públicas sobre «${text}».`,
    noneNext:
      "Solo se pueden insertar encuestas públicas. Pruebe con otras palabras o pegue la dirección de una encuesta.",
    closed: "Cerrada",
    responses: (count) =>
      plural(count, {
        one: `${formatCount(count)} respuesta`,
        other: `${formatCount(count)} respuestas`,
      }),
  },
  look: {
    label: "Aspecto",
    mode: "Cómo está en la página",
    modes: {
      frame: "En un marco",
      inline: "En la página",
    },
    aboutMode: {
      frame:
        "Lo más seguro: la página y la encuesta no pueden verse entre sí. La altura sigue al contenido.",
      inline:
        "Los scripts de la página pueden leer las respuestas. Carga más rápido que un marco, y aun así los estilos de la página no le afectan.",
    },
    theme: "Tema",
    themes: {
      auto: "Como la página",
      light: "Claro",
      dark: "Oscuro",
    },
    accent: "Color de acento",
    aboutAccent:
      "Vacío es el verde azulado de Nearsay. Se oscurece o aclara donde un texto en ese color costaría de leer.",
    ownAccent: "#006162",
    noColor: "Un color se escribe así: #0a7d55.",
    palette: "Elegir el color de acento",
  },
  preview: {
    label: "Vista previa",
    heading: "En la página",
    about: "Esta es la encuesta misma: una respuesta dada aquí cuenta.",
  },
  lines: {
    label: "Líneas para copiar",
    line: "La línea para la página",
    aboutLine:
      "Va donde deba estar la encuesta. El enlace que contiene se ve donde no funcionan scripts.",
    frame: "Sin nuestro script",
    aboutFrame:
      "Para páginas que no permiten scripts: un marco de altura fija.",
    warning:
      "Algunos navegadores no dejan que un marco guarde nada, así que no puede distinguir una segunda visita de la de un vecino. Entonces acepta una respuesta al día de cada conexión y envía a los demás a Nearsay. La línea de arriba no tiene ese límite: allí la página guarda quién contestó.",
    copyLine: "Copiar la línea",
    frameTitle: (survey) => `Encuesta: ${survey}`,
    copyFrame: "Copiar el marco",
    copied: "Copiado",
    byHand:
      "El navegador no lo copió. Está seleccionado: pulse Ctrl+C, o ⌘C en un Mac.",
    policy: "La página tiene una política de seguridad del contenido",
    nonce:
      'Dé al script el nonce de la página: <script nonce="…" src=… >. Nada más lo necesita: la encuesta viene sin elementos style, y lo que carga el script se admite con él.',
    sources: {
      frame: "Después, frame-src debe nombrar <origin></origin>",
      inline: "Después, connect-src debe nombrar <origin></origin>",
    },
    react:
      "En una página de React 18 o posterior, tome SurveyWidget del contenedor federado <container></container>; sus tipos están en <types></types>",
  },
};

export const referenceTexts: Words<typeof english.referenceTexts> = {
  heading: "Qué puede decirle la página y qué puede oír de ella",
  attributes: {
    heading: "Atributos",
    items: {
      survey: "Número o uuid de la encuesta. El único que hace falta.",
      mode: "frame, salvo que diga inline.",
      theme:
        "light, dark o auto, que sigue el color-scheme de la página: claro donde no declara ninguno.",
      accent: "Un color como #0a7d55.",
      loading:
        "eager carga al momento; sin él, la encuesta carga cuando está a punto de verse.",
      title:
        "El nombre del marco para lectores de pantalla, en lugar de «Encuesta: …».",
      lang: "Un idioma como de. Sin él, el de la página o, si no, el del navegador.",
      near: "Latitud y longitud del lugar del que trata la página, como 52.52,13.40. Si la encuesta cuenta a qué distancia está la gente, quien lee puede contarlo como suyo; antes se redondea a una celda de 1 km. Se lee al cargar la encuesta.",
    },
  },
  properties: {
    heading: "Propiedades personalizadas de CSS",
    about:
      "Se fijan en el elemento o en lo que lo rodea; los atributos prevalecen.",
    items: {
      accent: "Un color como #0a7d55.",
      radius: "De las esquinas, de 0px a 24px.",
      font: "Familias de letra que la página ha cargado (inline) o que tiene el sistema de quien visita (frame).",
      minHeight: "Altura del hueco, 320px si no se dice otra cosa.",
    },
  },
  events: {
    heading: "Eventos",
    about: "Cada uno es un CustomEvent del elemento y se propaga.",
    items: {
      ready: "Se muestra. detail: { survey, title }",
      answered:
        "Alguien contestó; duplicate si ya lo había hecho. detail: { survey, duplicate }",
      height: "Ahora mide tantos píxeles de alto. detail: { px }",
      error:
        "No se puede mostrar; en su lugar se dice por qué y hay un enlace. detail: { code, message }",
    },
  },
  errors: {
    heading: "Códigos de error",
    items: {
      SURVEY: "El atributo survey no nombra ninguna.",
      NOT_FOUND: "No existe tal encuesta, o ya no.",
      CODE_REQUIRED:
        "Se abre con un código de acceso, así que nunca se inserta.",
      ORIGIN_NOT_ALLOWED:
        "Quien la creó, o el sitio, no lo permite en esta página.",
      INVITATION_REQUIRED: "El sitio está abierto solo con invitación.",
      UNAVAILABLE: "El sitio no puede mostrarla en este momento.",
      BLOCKED:
        "El marco no responde: a menudo, una política de seguridad del contenido.",
      NETWORK: "No se pudo contactar con el sitio.",
    },
  },
  methods: {
    heading: "Métodos y propiedades",
    about:
      "survey, mode, theme y accent son también propiedades: lo que se fija se ve al momento.",
    items: {
      load: "Carga al momento, esté donde esté el elemento.",
      reload: "Empieza de nuevo.",
    },
  },
  messages: {
    heading: "Mensajes del marco",
    about:
      "De estos se ocupa el script. Para escribir uno propio alrededor de un marco, añada ?parent= con el origen de la página a su dirección; compruebe que el origen de un mensaje es este sitio, que viene de su marco y que dice nearsay: 1; y ponga este sitio como destino de lo que envíe. Un marco sin parent ni envía ni escucha.",
    items: {
      hello:
        "En ambos sentidos. El marco lo dice primero, y de nuevo antes de que alguien participe; conteste cada vez con { look, visitor }: theme, accent, radius y font, y lo que dio keep o null.",
      ready: "Del marco, como el evento.",
      answered: "Del marco, como el evento.",
      height: "Del marco, como el evento.",
      error: "Del marco, como el evento.",
      keep: "Del marco: { visitor }, que la página guarda en lugar de lo anterior: quién contesta, donde el navegador no deja que el marco guarde nada; si no, solo que contestó.",
      look: "Al marco: { look }, cada vez que cambia.",
    },
  },
  people: {
    heading: "Qué puede esperar la gente en la página",
    items: [
      "Una respuesta por persona y sitio: lo que hicieron aquí o en otra página no se relaciona con ella.",
      "Por muchas veces que la página muestre la encuesta, en un marco o sin él, acepta una respuesta de cada persona, también después de que desactive su ID.",
      "Se les pide el consentimiento en la encuesta, antes de contestar. No se leen ni se guardan cookies.",
      "Las preguntas, el agradecimiento y los resultados se ven en la página; el debate está a un enlace.",
      "Sin marco, los scripts de la página pueden leer las respuestas. En un marco no pueden.",
    ],
  },
};
