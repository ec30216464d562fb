import { capitalise } from "../choices.ts";
import { wholeWords } from "./whole-words.ts";

/** Words that begin an indirect question. */
export const questionWords =
  "ob|wie oft|wie viele?|wie \\p{L}+|wie|warum|wieso|weshalb|wann|wo|wohin|woher|was|wer|welche[rsmn]?(?: \\p{L}+)?|(?:um|ab) wie viel Uhr";

const readers =
  "(?:die |den |unsere |meine )?(?:Leute|Nachbarn|Anwohner(?:innen)?|Bewohner(?:innen)?|Kunden|Kundinnen|Besucher(?:innen)?|Eltern|Gäste|Menschen|Bürger(?:innen)?|Mieter(?:innen)?|Mitglieder|sie|Sie)";
const clause = new RegExp(`^(${questionWords})(?:\\s+(.+))?$`, "iu");
const reader = wholeWords(readers);

/**
 * Turns "ob die Leute kommen würden" into "Würden Sie kommen?": a clause ends
 * with the verb that begins the question.
 */
export function toGermanQuestion(
  text: string,
  before: string | null,
): string | null {
  const [, word = "", said = ""] = clause.exec(text) ?? [];
  if (word === "") return null;
  const opening = word.toLowerCase() === "ob" ? "" : `${word} `;
  if (said === "" || said === "nicht") return askOn(word, said, before);
  const [, tail = ""] = /(\s*[:(].+)$/u.exec(said) ?? [];
  const words = said.slice(0, said.length - tail.length).split(" ");
  const verb = words.pop() ?? "";
  if (!/(?:en|t|st|e|ind|ern|eln)$/u.test(verb)) return null;
  const [finite, prefix] = takeApart(verb);
  const rest = words.join(" ");
  const middle = reader.test(rest)
    ? `Sie ${rest
        .replace(reader, "")
        .trim()
        .replace(/^sich /, "sich ")}`
    : rest;
  const asked = `${opening}${finite} ${middle} ${prefix}`;
  return `${capitalise(asked.replace(/\s+/g, " ").trim())}${tail}?`;
}

/** Splits "mitbringen" into "bringen … mit". */
function takeApart(verb: string): [string, string] {
  const [, prefix = "", rest = verb] =
    /^(mit|teil|vorbei|auf|aus|ein|an|ab)(?!twort|hör)(\p{L}{4,})$/u.exec(
      verb,
    ) ?? [];
  return [rest, prefix];
}

/** Turns "wie oft" after "Benutzen Sie den Bus?" into "Wie oft benutzen Sie den Bus?" */
function askOn(
  word: string,
  rest: string,
  before: string | null,
): string | null {
  if (rest !== "") return `${capitalise(word)} ${rest}?`;
  if (before === null || word.toLowerCase() === "ob") return null;
  if (/^(?:wie|was|wer|wo|wann|warum|welch)/i.test(before))
    return `${capitalise(word)}?`;
  return `${capitalise(word)} ${before.slice(0, 1).toLowerCase()}${before.slice(1)}`;
}
