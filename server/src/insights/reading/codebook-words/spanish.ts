import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  figures:
    "figures.csv, figures.json: lo que todos ven de las respuestas publicadas.",
  sides:
    "Donde ambas partes tienen respuestas y no se excluyen las marcadas, las dadas con papeleta («tickets») y las demás («others») figuran allí y en los gráficos junto a todas.",
  texts:
    "responses.csv, responses.jsonl: lo que se escribió, un texto y su pregunta por línea. Los textos de una persona no se distinguen de los de otras.",
  rows: "responses.csv, responses.jsonl: una participación por línea. Su número es su único nombre. Una pregunta con varias opciones las tiene en una columna, separadas por «; ».",
  pictures:
    "charts/: las cifras en imágenes. summary.txt: las cifras en palabras.",
  groups: (group) =>
    `Las respuestas aparecen en grupos de al menos ${group}, sin hora y en un orden sorteado.`,
  csv: "CSV es UTF-8 según RFC 4180. Un texto que una hoja de cálculo tomaría por fórmula (empieza por = + - @, un tabulador o un salto de línea) lleva allí un apóstrofo delante; en JSON está como se escribió.",
  rankings:
    "En una clasificación, «1. A» cuenta quiénes pusieron A en primer lugar, y «A > B», quiénes pusieron A antes que B.",
  opens: (moment) => `Apertura: ${moment}`,
  closes: (moment) => `Cierre: ${moment}`,
  quota: (responses) =>
    `Se cierra tras este número de respuestas: ${responses}`,
  closedMessage: (text) => `Se dice una vez cerrada: ${text}`,
  thanksMessage: (text) => `Se dice a quien ha respondido: ${text}`,
  thanksLink: (address) => `Desde ahí se puede seguir a: ${address}`,
  questions: "Preguntas, con el número que les da JSON:",
};
