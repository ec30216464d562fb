import { wholeWords } from "./whole-words.ts";

/** Words that begin an indirect question. */
export const questionWords =
  "(?:(?:a|con|de|para|en|desde) )?(?:qué|quién(?:es)?|cuáles|cuál|cuántos|cuántas|cuánto|cuánta)|cada cuánto|cómo|cuándo|dónde|por qué|si";

const readers =
  "(?:la gente|los vecinos|las vecinas|los clientes|los padres|las familias|los usuarios|los habitantes|las personas|los alumnos)";
const clause = new RegExp(
  `^((?:${questionWords})(?=[\\s,]|$))(?:\\s+(.+))?$`,
  "iu",
);
// After a preposition, the people are not the subject.
const reader = wholeWords(readers, "(?<!(?:^|\\s)(?:de|a|para|con|por) )");

/**
 * Turns "si la gente usa el parque" into "¿Usa el parque?": the verb form
 * contains the subject, and a question keeps the word order.
 */
export function toSpanishQuestion(
  text: string,
  before: string | null,
): string | null {
  const [, word = "", said = ""] = clause.exec(text) ?? [];
  if (word === "") return null;
  const opening = word.toLowerCase() === "si" ? "" : word;
  if (said === "") return opening === "" ? null : askOn(word, before);
  const rest = said.replace(reader, "").replace(/\s+/g, " ").trim();
  return inMarks(`${opening} ${rest}`.trim());
}

function askOn(word: string, before: string | null): string {
  const said = before?.replace(/[¿?]/g, "") ?? "";
  const plain = said !== "" && !clause.test(said);
  return inMarks(
    plain ? `${word} ${said.slice(0, 1).toLowerCase()}${said.slice(1)}` : word,
  );
}

function inMarks(text: string): string {
  return `¿${text.slice(0, 1).toLocaleUpperCase("es")}${text.slice(1)}?`;
}
