import { capitalise } from "../choices.ts";

/** Verbs that begin an English question. */
export const verbs =
  "(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|should|shall|may|might)(?:n['’]t)?";
/** Words that begin an indirect question. */
export const questionWords =
  "whether|if|how|why|when|where|who|anything|(?:(?:at|for|on|in|from|to|with) )?(?:what|which)";

const nouns =
  "people|residents|neighbou?rs|customers|visitors|users|locals|parents|students|guests|employees|staff|commuters|members|shoppers|riders|cyclists|drivers|everyone|folks";
const readers = `(?:the |our |my |most )?(?:${nouns}|they|you)`;
/** Words that begin the subject of a clause, so that a verb after it asks nothing. */
export const subjects = `you|we|they|it|the|our|your|my|their|${nouns}`;
const others =
  "(?:the |our |my )?(?:kids|children|pupils|dogs|teachers|teenagers)";
const clause = new RegExp(
  `^((?:(?:at|for|on|in|from|to|with) )?(?:${questionWords})\\b(?:\\s+[^\\s,]+){0,4}?)\\s+(${readers}|${others})\\s+(.+)$`,
  "i",
);
const helper =
  /^((?:are|were|would|could|should|can|will|might|have(?= (?:ever |already )?\w+(?:ed|en)\b))(?:n['’]t)?|don['’]t)\s+(.+)$/i;
const isOther = new RegExp(`^${others}$`, "i");
const isWhether = /^whether$/i;

/** Turns "why people avoid the bus" into "Why do you avoid the bus?", or into a request for an answer. */
export function toEnglishQuestion(text: string): string {
  const asked = text
    .replace(/^anything\b/i, "what")
    .replace(/^if\b/i, "whether");
  const said = asked.replace(/\b(they|you)['’](d|ve|re)\b/gi, spellOut);
  return askReaders(said) ?? `Please tell us ${asked}.`;
}

const spelled: Record<string, string> = {
  d: "would",
  ve: "have",
  re: "are",
};

function spellOut(_: string, who: string, end: string): string {
  return `${who} ${spelled[end.toLowerCase()] ?? ""}`;
}

/** What may follow the readers and is no verb that "do" can precede. */
const unsure =
  /^(?:and|or|of|on|in|at|from|with|near|who|that|which|last|first|just|\w+ed|am|is|was|has|had|does|did|took|went|came|got|saw|made|found|left|bought|felt|thought|heard|said|gave|paid|ate|drove|rode|ran|wrote|spent|met|knew|chose|became|began|kept)\b/i;

function askReaders(text: string): string | null {
  const [, word = "", who = "", said = ""] = clause.exec(text) ?? [];
  if (said === "" || unsure.test(said)) return null;
  const other = isOther.test(who);
  const rest = other ? said : ofReaders(said);
  const [, verb = "do", object = rest] = helper.exec(rest) ?? [];
  const opening = isWhether.test(word) ? verb : `${word} ${verb}`;
  return `${capitalise(opening)} ${other ? who : "you"} ${object}?`;
}

function ofReaders(text: string): string {
  return text.replace(/\btheir\b/gi, "your").replace(/\bthem\b/gi, "you");
}
