import { detectLanguage } from "./stopwords.ts";
import { hideAddresses } from "./hide-contacts.ts";
import { fold, words } from "./words.ts";
import { findTerms } from "./find-terms.ts";
import { scoreSentiment } from "./sentiment.ts";

export interface TextFigures {
  /** Distinct words and two-word terms, folded; at most 60. */
  terms: string[];
  /** -1 to 1; null where nothing speaks. */
  sentiment: number | null;
}

/** What one response says in its own words. */
export function analyseTexts(texts: readonly string[]): TextFigures {
  const text = fold(texts.join("\n"));
  const phrases = splitPhrases(text);
  const language = detectLanguage(phrases.flat());
  return {
    terms: findTerms(phrases, language),
    sentiment: scoreSentiment(phrases, text, language),
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
