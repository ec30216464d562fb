import { capitalise } from "../choices.ts";
import { wholeWords } from "./whole-words.ts";

/** Words that begin an indirect question. */
export const questionWords =
  "(?:à |de |pour |avec |dans |en )?quel(?:le)?s?(?: (?!les |des |ils |elles |on )\\p{L}+)?|ce que|ce qu['’]|combien(?: de \\p{L}+)?|comment|pourquoi|quand|où|qui|si|s['’](?=ils?|elles?)";

const readers =
  "(?:les (?:gens|habitants|voisins|riverains|clients|parents|usagers|visiteurs|familles|élèves)|ils|elles)";
const clause = new RegExp(
  `^((?:${questionWords})(?=[\\s,]|$|(?<=['’])))\\s*(.*)$`,
  "iu",
);
const reader = wholeWords(readers, "^");

/**
 * Turns "si les gens viennent" into "Est-ce que vous venez ?": these words
 * before a statement make it a question.
 */
export function toFrenchQuestion(
  text: string,
  before: string | null,
): string | null {
  const [, word = "", said = ""] = clause.exec(text) ?? [];
  if (word === "") return null;
  const whether = /^s(?:i$|['’])/i.test(word);
  if (said === "") return whether ? null : askOn(word, before);
  const [, tail = ""] = /(\s*[:(].+)$/u.exec(said) ?? [];
  const rest = ofReaders(said.slice(0, said.length - tail.length));
  return `${capitalise(`${opening(word, whether)}${elide(rest)}`)}${tail} ?`;
}

function opening(word: string, whether: boolean): string {
  if (whether) return "est-ce qu";
  if (/^ce qu/i.test(word)) return "qu’est-ce qu";
  return /^qui$/i.test(word) ? "qui " : `${word} est-ce qu`;
}

/** The rest of an elided word after "qu": "e vous" or "’il". */
function elide(rest: string): string {
  return /^[aeéiouyh]/i.test(rest) ? `’${rest}` : `e ${rest}`;
}

function askOn(word: string, before: string | null): string {
  const plain = before !== null && /^est-ce qu/i.test(before);
  if (!plain) return `${capitalise(word)} ?`;
  return `${capitalise(word)} ${before.slice(0, 1).toLowerCase()}${before.slice(1)}`;
}

const seldom: Record<string, string> = {
  ont: "avez",
  sont: "êtes",
  font: "faites",
  vont: "allez",
  veulent: "voulez",
  peuvent: "pouvez",
  viennent: "venez",
  prennent: "prenez",
  doivent: "devez",
};

/** Turns "les gens utilisent leur vélo" into "vous utilisez votre vélo". */
function ofReaders(text: string): string {
  if (!reader.test(text)) return text;
  const [verb = "", ...rest] = text.replace(reader, "").trim().split(" ");
  const second = /^(?:ne|n['’]|se|en|y|leur)$/i.test(verb);
  const [lead, conjugated, others] = second
    ? [`${verb} `.replace(/^se /, "vous "), rest[0] ?? "", rest.slice(1)]
    : ["", verb, rest];
  const your = others
    .join(" ")
    .replace(/\bleur(s?)\b/gi, (_, s: string) => (s === "" ? "votre" : "vos"));
  return `vous ${lead}${ofYou(conjugated)} ${your}`.trim();
}

function ofYou(verb: string): string {
  return (
    seldom[verb.toLowerCase()] ??
    verb.replace(/aient$/, "iez").replace(/ent$/, "ez")
  );
}
