import type { DraftQuestion } from "@nearsay/core/contract";
import { isStopword } from "../../base/text/stopwords.ts";
import { fold } from "../../base/text/words.ts";
import { capitalise } from "./choices.ts";
import { hasContent } from "./has-content.ts";
import { stopwordsOf } from "./languages/detect-draft-language.ts";
import type { DraftLanguage } from "./languages/draft-language.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import { wordsOf } from "./languages/words-of.ts";
import type { Note } from "./read-notes.ts";
import { askedIn } from "./split-parts.ts";

/** A title is a name, not a sentence. */
const titleWordsMax = 8;
/** Characters of a sentence in which its subject is looked for. */
const searchedMax = 300;

/**
 * The subject of a description: a line of a few words above the questions, else
 * the first name in what precedes them, else the first question or sentence.
 */
export function findTitle(
  notes: readonly Note[],
  [first]: readonly DraftQuestion[],
  language: DraftLanguage,
): string {
  const words = wordsOf[language];
  const asked = notes.findIndex((note) => note.kind === "question");
  const names = notes
    .slice(0, asked < 0 ? notes.length : asked)
    .map((note) => nameIn(note, language, words));
  const [text = ""] = notes.flatMap((note) =>
    "text" in note ? note.text : [],
  );
  const name =
    names.find((found) => found !== "") ??
    nameAsked(first?.text ?? text, language, words);
  return capitalise(name, words.locale);
}

/**
 * The name in the sentence before a question; in a request, and in
 * a language with capital nouns, also in the question. Else the question, or the beginning of a long one.
 */
function nameAsked(
  question: string,
  language: DraftLanguage,
  words: DraftWords,
): string {
  const [first = "", more] = question.split(/(?<=[.!])\s+(?=\S)/u);
  const isTold = first.endsWith(".");
  const nouns =
    isTold || words.reads.capitalNouns
      ? namesIn(first.replace(/^\S+\s/u, ""), language, words)
      : [];
  const name =
    more === undefined ? firstName(nouns) : findName(first, language, words);
  return name || firstWords(question, language);
}

function firstWords(text: string, language: DraftLanguage): string {
  if (isShort(text)) return text;
  const [said = ""] = text.split(/[.!,]\s|[:(]/u);
  const kept = said.split(/\s+/).slice(0, titleWordsMax);
  const endsOpen = () =>
    isStopword(fold(kept.at(-1) ?? ""), stopwordsOf(language));
  while (kept.length > 1 && endsOpen()) kept.pop();
  return kept.join(" ").replace(/[\p{P}\s]+$/u, "");
}

function nameIn(note: Note, language: DraftLanguage, words: DraftWords) {
  const { surveyWord, tells } = words.reads;
  if (note.kind === "question") return "";
  const text = note.kind === "list" ? note.lead : note.text;
  const asked = askedIn(text, words) ?? "";
  const lead = text.slice(0, text.length - asked.length).slice(0, searchedMax);
  const said = beforeTells(lead, words);
  if (said === "") {
    const name = findName(lead.replace(tells, ""), language, words);
    return name.includes(" ") || words.reads.capitalNouns ? name : "";
  }
  if (!hasContent(said, language)) return "";
  const isList = note.kind === "list";
  const isName = isList || note.kind === "heading";
  const isWhole = isName && isShort(text) && said === text;
  return isWhole && !surveyWord.test(text)
    ? text
    : findName(said, language, words);
}

/** Removes what states that the author wants to know something, and what. */
function beforeTells(text: string, { reads }: DraftWords): string {
  const at = text.search(reads.tells);
  if (at < 0) return text;
  const joint = new RegExp(
    `(?:^|[,;:]\\s+|\\s+(?:${reads.joins})\\s+)(?:(?!\\s(?:${reads.joins})\\s)[^,;:])*$`,
    "iu",
  );
  return text.slice(0, at).replace(joint, "");
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= titleWordsMax;
}

/**
 * The first name of several words in what a sentence says is done; a single
 * word follows who does it.
 */
function findName(
  sentence: string,
  language: DraftLanguage,
  words: DraftWords,
): string {
  const { joins, surveyWord } = words.reads;
  const said = sentence.replace(/[.!?…\s]+$/u, "");
  const [, who = "", object = ""] = words.reads.object.exec(said) ?? [];
  const isPhrase = words.verbLast && !surveyWord.test(said) && isShort(object);
  if (isPhrase && object !== "") return object;
  const [first = ""] = object.split(new RegExp(`\\s(?:${joins})\\s`, "iu"));
  const name = firstName(namesIn(first || said, language, words));
  const [doer = ""] = name.includes(" ") ? [] : namesIn(who, language, words);
  if (doer === "" || name === "") return doer + name;
  return isShort(`${doer} – ${name}`) ? `${doer} – ${name}` : name;
}

/** The first of several words, else the longest. */
function firstName(names: readonly string[]): string {
  const [longest = ""] = names.toSorted(
    (one, other) => other.length - one.length,
  );
  return names.find((name) => name.includes(" ")) ?? longest;
}

/** Runs of words that mean something, joined by words such as "of". */
function namesIn(
  text: string,
  language: DraftLanguage,
  { reads }: DraftWords,
): string[] {
  const names: string[] = [];
  let name: string[] = [];
  let between: string[] = [];
  const end = () => {
    if (reads.capitalNouns) name = trimVerbs(name);
    if (name.length > 0) names.push(name.join(" "));
    name = [];
    between = [];
  };
  for (const word of text.match(/[\p{L}\p{M}\p{N}’'.-]+|[^\s]/gu) ?? []) {
    const isFull = name.length + between.length >= titleWordsMax;
    if (!/[\p{L}\p{N}]/u.test(word) || isFull) end();
    else if (name.length > 0 && reads.within.test(word)) between.push(word);
    else if (isDropped(word, language, reads)) {
      if (between.length === 1) between.push(word);
      else end();
    } else {
      name.push(...between, word);
      between = [];
    }
  }
  end();
  return names;
}

/** A name in a language with capital nouns begins and ends with one. */
function trimVerbs(name: string[]): string[] {
  const isNoun = (word: string) => /^[\p{Lu}\d]/u.test(word);
  const first = name.findIndex(isNoun);
  return first < 0 ? [] : name.slice(first, name.findLastIndex(isNoun) + 1);
}

function isDropped(
  word: string,
  language: DraftLanguage,
  { filler, tells }: DraftWords["reads"],
): boolean {
  const isWhole = (pattern: RegExp) => pattern.exec(word)?.[0] === word;
  return (
    isStopword(fold(word), stopwordsOf(language)) ||
    isWhole(filler) ||
    isWhole(tells)
  );
}
