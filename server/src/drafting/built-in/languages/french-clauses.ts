import { capitalise } from "../choices.ts";
import { wholeWords } from "./whole-words.ts";

/** Words that begin an indirect question. */
export const questionWords =
  "(?:à |de |pour |avec |dans |en )?quel(?:le)?s?(?: (?!les |des |ils |elles |on )\\p{L}+)?|ce que|ce qu['’]|combien(?: de \\p{L}+)?|comment|pourquoi|quand|où|qui|si|s['’](?=ils?|elles?)";

const clause = new RegExp(
  `^((?:${questionWords})(?=[\\s,]|$|(?<=['’])))\\s*(.*)$`,
  "iu",
);
const reader = wholeWords(
  "(?:les (?:gens|habitants|voisins|riverains|clients|parents|usagers|visiteurs|familles|élèves)|ils|elles)",
  "^",
);
/** Without it, the verb or a name may follow the word that asks. */
const subject =
  /^(?:(?:vous|tu|on|nous|il|elle|je|les?|la|votre|vos|notre|nos|cette?|ces)\s|[lj]['’])/i;

/**
 * Turns "si les gens viennent" into "Est-ce que vous venez ?": these words
 * before a statement make it a question. Requests an answer to what it cannot turn.
 */
export function toFrenchQuestion(text: string): string {
  const [, word = "", said = ""] = clause.exec(text) ?? [];
  const rest = reader.test(said) ? ofReaders(said) : said;
  const isWhether = /^s(?:i$|['’])/i.test(word);
  if (rest === null || !(isWhether || subject.test(rest)))
    return `Dites-nous ${text}.`;
  const opening = isWhether ? "" : word.replace(/^ce qu.*$/i, "qu’");
  const asks = `${opening} est-ce qu${elide(rest)} ?`;
  return capitalise(asks.replace(/^qu’ /, "qu’").trim());
}

/** The rest of an elided word after "qu": "e vous" or "’il". */
function elide(rest: string): string {
  return /^[aeéiouyh]/i.test(rest) ? `’${rest}` : `e ${rest}`;
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

/**
 * Turns "les gens utilisent leur vélo" into "vous utilisez votre vélo"; null if
 * the stem of the verb may change.
 */
function ofReaders(text: string): string | null {
  const [verb = "", ...rest] = text.replace(reader, "").trim().split(" ");
  const isSame =
    /aient$|(?<!è\p{L}{1,2}|[oau]i|oiv|ienn|eu\p{L}{1,3}|ell|ett)ent$/u;
  const ofYou =
    seldom[verb.toLowerCase()] ??
    (isSame.test(verb) ? verb.replace(/(?:ai)?ent$/, ending) : null);
  const your = rest
    .join(" ")
    .replace(/\bleur(s?)\b/gi, (_, s: string) => (s === "" ? "votre" : "vos"));
  return ofYou && `vous ${ofYou} ${your}`.trim();
}

function ending(third: string): string {
  return third === "aient" ? "iez" : "ez";
}
