import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const responses = { one: "respuesta", other: "respuestas" };

export const texts: Words<typeof english.texts> = {
  product: "Análisis de Nearsay",
  documentTitle: (title) => `${title} – Análisis de Nearsay`,
  responses: (count, formatted) => `${formatted} ${plural(count, responses)}`,
  published: (date) => `Publicada el ${date}`,
  opens: (date) => `Se abre el ${date}`,
  opened: (date) => `Se abrió el ${date}`,
  quota: (count, formatted) =>
    `Se cierra tras ${formatted} ${plural(count, { one: "respuesta", other: "respuestas" })}`,
  closes: (date) => `Se cierra el ${date}`,
  closed: (date) => `Se cerró el ${date}`,
  exported: (date) => `A fecha de ${date}`,
  summary: "Resumen de IA",
  asTable: "Las cifras en una tabla",
  overTime: "Respuestas a lo largo del tiempo",
  lines: (each) =>
    `Línea fina: respuestas ${each}. Línea gruesa: su media móvil de 7.`,
  utc: "Las horas están en UTC.",
  dashed: (notOver) => `Línea discontinua: ${notOver}.`,
  seriesColumns: ["Tiempo", "Respuestas", "Media móvil de 7"],
  choices: "Opción múltiple",
  answered: (formatted) => `Respondida por ${formatted}`,
  questionNumber: (number) => `Pregunta ${number}`,
  topOption: "Opción principal",
  option: "Opción",
  share: (percent, count) => `${percent} · ${count}`,
  kinds: "Clasificaciones, números y fechas",
  answer: "Respuesta",
  answers: "Respuestas",
  statements: "Afirmaciones",
  statementColumns: ["Afirmación", "De acuerdo", "En desacuerdo", "Pasan"],
  noAnswers: "Aún no hay respuestas.",
  rankColumns: [
    "Opción",
    "Primera elección",
    "Posición media",
    "Pares ganados",
  ],
  sentiment: "Tono",
  sentimentColumns: ["Tono", "Respuestas", "Porcentaje"],
  keywords: "Palabras clave principales",
  keyword: "Palabra clave",
  keywordsNote:
    "En cuántas respuestas aparece cada palabra o par de palabras en textos libres.",
  coverage: (count, percent) =>
    `Las ${count} primeras cubren ${percent} de todas las menciones.`,
  withheld: (until) =>
    `Las palabras clave, el tono y el resumen se muestran cuando hayan respondido ${until} personas.`,
  none: "Aún no hay respuestas.",
};
