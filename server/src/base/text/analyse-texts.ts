import type { SurveyLanguage } from "@nearsay/core/contract";
import { type Language, detectLanguage, isStopword } from "./stopwords.ts";
import { hideAddresses } from "./hide-contacts.ts";
import { fold, words, isSpaceless } from "./words.ts";
import { listedLanguage } from "./text-language.ts";
import { scoreSentiment, isOpinion, isNegator } from "./sentiment.ts";

interface TextFigures {
  /** Distinct words and two-word terms, folded; at most 60. */
  terms: string[];
  /** -1 to 1; null where nothing speaks. */
  sentiment: number | null;
}

/**
 * What one response says in its own words.
 * @param asked The language of the question, used for texts that are too short to detect theirs.
 */
export function analyseTexts(
  texts: readonly string[],
  asked: SurveyLanguage | null,
): TextFigures {
  const text = fold(texts.join("\n"));
  const phrases = splitPhrases(text);
  const detected = detectLanguage(phrases.flat());
  const language = detected ?? listedLanguage(asked);
  return {
    terms: findTerms(phrases, language),
    sentiment: scoreSentiment(phrases, text, language, detected !== null),
  };
}

const breaks = /[^\p{L}\p{M}\p{N}\t '-]+/u;

/** Runs of words without punctuation in between, so that no term reaches from one sentence into the next. */
function splitPhrases(text: string): string[][] {
  return hideAddresses(text, "\n")
    .split(breaks)
    .map((phrase) => words(phrase).map(stripArticle));
}

/** "l'école" is "école", and "city's" is "city". */
function stripArticle(word: string): string {
  return word.includes("'")
    ? word.replace(/^(?:[cdjlmnst]|qu)'(?=..)|'s$/u, "")
    : word;
}

const lengthMax = 40;
const termsMax = 60;
/** More are a number of something or someone. */
const digitsMax = 3;
/** How many words may stand between "not" and "good". */
const between = 2;

/**
 * Words that say something, and pairs of neighbours. A negated opinion counts
 * as the pair alone: somebody who writes "not good" has not said "good".
 */
function findTerms(
  phrases: readonly string[][],
  language: Language | null,
): string[] {
  const terms = new Set<string>();
  for (const phrase of phrases) {
    addTerms(terms, phrase, language);
    if (terms.size >= termsMax) break;
  }
  return [...terms].slice(0, termsMax);
}

function addTerms(
  terms: Set<string>,
  phrase: readonly string[],
  language: Language | null,
): void {
  let before: string | null = null;
  let negation = { word: "", place: -Infinity };
  phrase.forEach((word, place) => {
    if (isNegator(word, language)) negation = { word, place };
    const negator = negation.place === place - 1 ? negation.word : null;
    if (
      !isTerm(word) ||
      isNegator(word, language) ||
      isStopword(word, language)
    ) {
      before = null;
    } else if (
      isOpinion(word, language) &&
      place - negation.place <= between + 1
    ) {
      add(terms, join(negation.word, word));
      before = null;
    } else {
      add(terms, word);
      const first = negator ?? before;
      if (first !== null) add(terms, join(first, word));
      before = word;
    }
  });
}

function add(terms: Set<string>, term: string): void {
  if (term.length <= lengthMax) terms.add(term);
}

function join(first: string, second: string): string {
  const glue = isSpaceless(first) && isSpaceless(second) ? "" : " ";
  return first + glue + second;
}

const letter = /\p{L}/u;
const digits = /\p{N}/gu;

/** Never a number, a code or a single letter. */
function isTerm(word: string): boolean {
  if (word.length < 2 && !isSpaceless(word)) return false;
  if (!letter.test(word)) return false;
  return (word.match(digits)?.length ?? 0) <= digitsMax;
}
