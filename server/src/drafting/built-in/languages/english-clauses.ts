import { capitalise } from "../choices.ts";
import { startsWith } from "./whole-words.ts";

/** Verbs that begin an English question. */
export const verbs =
  "(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|should|shall|may|might)(?:n['’]t)?";
/** Words that begin an indirect question. */
export const questionWords =
  "whether|if|how|what|why|when|where|which|who|anything";

const readers =
  "(?:the |our |my |most )?(?:people|residents|neighbou?rs|customers|visitors|users|locals|parents|students|guests|employees|staff|commuters|members|shoppers|riders|cyclists|drivers|everyone|folks|they|you)";
const others =
  "(?:the |our |my )?(?:kids|children|pupils|dogs|teachers|teenagers)";
const clause = new RegExp(
  `^((?:(?:at|for|on|in|from|to|with) )?(?:${questionWords})\\b(?:\\s+[^\\s,]+){0,4}?)\\s+(${readers}|${others})\\s+(.+)$`,
  "i",
);
const helper =
  /^((?:are|were|would|could|should|can|will|might|have(?= (?:ever |already )?\w+(?:ed|en)\b))(?:n['’]t)?|don['’]t)\s+(.+)$/i;
const isOther = new RegExp(`^${others}$`, "i");
const isWhether = /^(?:whether|if)$/i;

/** Turns "why people avoid the bus" into "Why do you avoid the bus?" */
export function toEnglishQuestion(
  text: string,
  before: string | null,
): string | null {
  const said = text
    .replace(/^anything\b/i, "what")
    .replace(/\b(they|you|there)['’](d|ve|re|s)\b/gi, spellOut);
  return (
    askModal(said) ??
    askSubject(said) ??
    askReaders(said) ??
    askState(said) ??
    askOn(said, before)
  );
}

const spelled: Record<string, string> = {
  d: "would",
  ve: "have",
  re: "are",
  s: "is",
};

function spellOut(_: string, who: string, end: string): string {
  return `${who} ${spelled[end.toLowerCase()] ?? ""}`;
}

function askReaders(text: string): string | null {
  const [, word = "", who = "", said = ""] = clause.exec(text) ?? [];
  if (said === "") return null;
  const other = isOther.test(who);
  const rest = other ? said : ofReaders(said);
  const [, verb = "do", object = rest] = helper.exec(rest) ?? [];
  const opening = isWhether.test(word) ? verb : `${word} ${verb}`;
  return `${capitalise(opening)} ${other ? who : "you"} ${object}?`;
}

function ofReaders(text: string): string {
  return text.replace(/\btheir\b/gi, "your").replace(/\bthem\b/gi, "you");
}

const modal =
  /^(?:whether|if) ((?!they\b|you\b|people\b).+?) (should|can|could|will|would|must|may|might|is|are|was|were|has|have) (.+)$/i;

/** Turns "whether the library should open" into "Should the library open?" */
function askModal(text: string): string | null {
  const [, subject = "", verb = "", rest = ""] = modal.exec(text) ?? [];
  if (verb === "" || readersAlone.test(subject)) return null;
  return `${capitalise(verb)} ${subject} ${rest}?`;
}

const readersAlone = new RegExp(`^${readers}$`, "i");
const subjectAsked =
  /^(?:what|which \w+|who) (?:would|could|should|can|will|makes?|keeps?|stops?) \w/i;

/** Turns "what would make them come" into "What would make you come?" */
function askSubject(text: string): string | null {
  return subjectAsked.test(text) ? `${capitalise(ofReaders(text))}?` : null;
}

const state =
  /^((?:how|what|where|when)(?: \w+)?) ((?:the|our|my|this|these) .+?) (is|are|was|were)$/i;

/** Turns "how the portions are" into "How are the portions?" */
function askState(text: string): string | null {
  const [, word, subject, verb] = state.exec(text) ?? [];
  if (word === undefined || subject === undefined) return null;
  return `${capitalise(word)} ${verb ?? "is"} ${subject}?`;
}

const wordAlone =
  /^(?:(?:at |on )?(?:what|which) (?:time|day)|how (?:often|much|many times|long)|when|where|why)$/i;

/** Turns "at what time" after "Would you come?" into "At what time would you come?" */
function askOn(text: string, before: string | null): string | null {
  if (!wordAlone.test(text)) return null;
  const asked = before !== null && startsWith(verbs).test(before);
  if (!asked) return `${capitalise(text)}?`;
  return `${capitalise(text)} ${before.slice(0, 1).toLowerCase()}${before.slice(1)}`;
}
