import { plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const responses = { one: "respuesta nueva", other: "respuestas nuevas" };
const options = { one: "opción más", other: "opciones más" };
const questions = { one: "pregunta", other: "preguntas" };

const counted = (until: string | null) =>
  until === null ? "" : `, contados hasta ${until}`;

export const texts: Words<typeof english.texts> = {
  insights: "Análisis",
  refresh: "Actualizar",
  refreshing: "Actualizando",
  loading: "Cargando el análisis",
  error: (message) => `Error del análisis: ${message}`,
  unknownError: "no se pudieron cargar las cifras",
  refreshed: "Las cifras están al día",
  shownNow: (shown, all) => `Ahora se muestran ${shown} de ${all} respuestas`,
  answersOf: (count, first) => `${count} de ${first} respuestas`,
  newResponses: (count, formatted) =>
    `${formatted} ${plural(count, responses)}`,
  news: (sentences, alerts) =>
    sentences.length + alerts.length < 2
      ? [...sentences, ...alerts].join("")
      : [...sentences.map((words) => `${words}.`), ...alerts].join(" "),
  withheldHint: "Con menos, podría saberse quién escribió qué.",
  withoutFlaggedHint:
    "Dibuja todos los gráficos sin ellas; junto a cada opción figura la diferencia en puntos porcentuales.",
  otherViewFailed: "No se pudieron cargar las cifras sin respuestas señaladas.",
  points: (change) => `${change} p. p.`,
  integrityNote:
    "Las respuestas señaladas no juzgan a nadie, y nadie queda fuera por un solo indicio.",
  retry: "Intentar de nuevo",
  languages: {
    label: "Respondida en",
    all: "Todos los idiomas",
    each: (name, count) => `${name} (${count})`,
    hint: "Aparece cuando se muestran suficientes respuestas en ese idioma y suficientes de las demás. Una opción cuenta en su lugar, sea cual sea el idioma que la nombra.",
    failed: "No se pudieron cargar las cifras de este idioma.",
  },
  sides: {
    count: (name) => `${name}: respuestas`,
    percent: (name) => `${name}: proporción en %`,
  },
  exportHtml: "Exportar HTML",
  exporting: "Exportando",
  exportRestricted: "Para exportar hace falta un código.",
  exportFailed: "No se pudo exportar el HTML.",
  exportRefused: (status) => `La exportación falló (estado ${status}).`,
  exportCode: {
    title: "Introducir el código de exportación",
    description:
      "Quien creó esta encuesta pide un código para exportar su análisis. Introdúzcalo abajo para continuar",
    label: "Código de exportación",
    tooShort: (min) => `El código debe tener al menos ${min} caracteres.`,
    spaces: "El código no puede tener espacios.",
  },
  alerts: "Avisos",
  spike: (percent) =>
    `Las respuestas subieron de golpe un ${percent} en el último intervalo.`,
  spikeFromNothing: (count) =>
    `Las respuestas subieron de golpe de ninguna a ${count} en el último intervalo.`,
  lowSentiment:
    "El sentimiento tiende a la baja: conviene revisar las palabras clave negativas.",
  responses: "Respuestas",
  lastUpdated: "Última actualización",
  never: "—",
  sparkline: (counts) => `Últimos intervalos: ${counts}`,
  change: {
    up: (percent, span, until) =>
      `${percent} más que en ${span} anteriores${counted(until)}`,
    down: (percent, span, until) =>
      `${percent} menos que en ${span} anteriores${counted(until)}`,
    same: (span, until) => `Igual que en ${span} anteriores${counted(until)}`,
  },
  summary: "Resumen de IA",
  noSummary: "Aún no hay resumen",
  copy: "Copiar",
  copied: "Copiado",
  copyFailed: "No se pudo copiar",
  overTime: "Respuestas a lo largo del tiempo",
  noResponsesHint: "La línea empieza con la primera respuesta.",
  seriesColumns: ["Tiempo", "Respuestas", "Media móvil de 7"],
  range: (from, to, each) => `${from} – ${to}, ${each}`,
  rangeSoFar: (range, notOver) => `${range}; ${notOver}`,
  facts: (facts) => facts.join(", "),
  reading: ({ name, facts }) => `${name}: ${facts.join(", ")}`,
  explore: "Leer el gráfico punto por punto",
  asTable: "Mostrar los números en una tabla",
  choices: "Opción múltiple",
  choicesView: "Vista de las preguntas de opción múltiple",
  selectQuestion: "Preguntas: elegir una para leer más sobre ella",
  matrix: "Matriz",
  detail: "Detalle",
  grid: "Cuadrícula",
  fullView: "Todas las opciones",
  topAndBuckets: "Principal + grupos",
  totalResponses: (count) => `Respuestas en total: ${count}`,
  totalRecorded: (count) => `Respuestas registradas en total: ${count}`,
  showCounts: "Mostrar cantidades",
  showPercent: "Mostrar %",
  topOption: "Opción principal",
  option: "Opción",
  share: "Proporción",
  sharePercent: "Proporción en %",
  question: "Pregunta",
  other: "Otras",
  tones: {
    negative: "Negativo",
    neutral: "Neutral",
    positive: "Positivo",
    other: "Otras",
  },
  questionNumber: (number) => `Pregunta ${number}`,
  moreMembers: (count, formatted) => `${formatted} ${plural(count, options)}`,
  member: (option, count) => `${option} (${count})`,
  findQuestion: "Buscar una pregunta",
  questionsShown: (shown, found, formatted) =>
    `Se ven ${shown} de ${formatted} ${plural(found, questions)}`,
  noQuestionFound: "Ninguna pregunta tiene esas palabras",
  showMoreQuestions: (count, formatted) =>
    `Mostrar ${formatted} ${plural(count, questions)} más`,
  severalAllowed:
    "Se podían elegir varias opciones, así que aquí las proporciones son de todo lo elegido.",
  severalAddUp:
    "Se podían elegir varias opciones, así que las proporciones de quienes respondieron suman más del 100 %.",
  kindsNotLoaded: "No se pudieron cargar estas cifras.",
  sentiment: "Sentimiento",
  noSentimentHint: "Se lee en las respuestas de texto libre.",
  sentimentColumns: ["Sentimiento", "Respuestas", "Proporción"],
  savedSentimentColumns: ["Sentimiento", "Respuestas", "Proporción en %"],
  keywords: "Palabras clave principales",
  noKeywordsHint: "Se toman de las respuestas de texto libre.",
  keyword: "Palabra clave",
  mentions: "Menciones",
  keywordsView: "Vista de las palabras clave",
  bars: "Barras",
  treemap: "Mosaico",
  chips: "Etiquetas",
  chipsHint: "Al pulsar una palabra clave, se copia.",
  exploreTiles: "Leer las palabras clave pieza por pieza",
  tilesHint:
    "Cuanto mayor es la pieza, más veces se menciona su palabra; la tabla las nombra todas.",
  ofMentions: (percent) => `${percent} de todas las menciones`,
  show: "Mostrar",
  coverage: (count, percent) => `Las ${count} primeras abarcan el ${percent}`,
  download: (figure) => `Descargar ${figure}`,
  downloadChart: "Gráfico (SVG)",
  downloadNumbers: "Números (CSV)",
  downloadFailed: "No se pudo crear el archivo. Inténtelo de nuevo.",
  downloaded: "El archivo se ha guardado",
  source: (survey) => `Fuente: Nearsay, encuesta ${survey}`,
  sourceOf: (survey, date) => `Fuente: Nearsay, encuesta ${survey}, ${date}`,
};
