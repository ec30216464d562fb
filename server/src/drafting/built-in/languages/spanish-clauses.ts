import { wholeWords } from "./whole-words.ts";

/** Words that begin an indirect question. */
export const questionWords =
  "(?:(?:a|con|de|para|en|desde|hasta|por) )?(?:qué|quién(?:es)?|cuáles|cuál|cuántos|cuántas|cuánto|cuánta)|cada cuánto|cómo|cuándo|dónde|por qué|si";

const readers =
  "(?:la gente|los vecinos|las vecinas|los clientes|los padres|las familias|los usuarios|los habitantes|las personas|los alumnos)";
const clause = new RegExp(
  `^((?:${questionWords})(?=[\\s,]|$))(?:\\s+(.+))?$`,
  "iu",
);
// After a preposition the people are not the subject; before one, not all of it.
const reader = wholeWords(
  `${readers}(?! (?:del?|que|con|sin|en|y|o) )`,
  "(?<!(?:^|\\s)(?:de|a|para|con|por) )",
);

/**
 * Turns "si la gente usa el parque" into "¿Usa el parque?": the verb form
 * contains the subject, and a question keeps the word order.
 */
export function toSpanishQuestion(text: string): string {
  const [, word = "", said = ""] = clause.exec(text) ?? [];
  const rest = said.replace(reader, "").replace(/\s+/g, " ").trim();
  const asked = /^si$/i.test(word) ? rest : `${word} ${rest}`.trim();
  return `¿${asked.slice(0, 1).toLocaleUpperCase("es")}${asked.slice(1)}?`;
}
