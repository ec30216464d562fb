import { detectLanguage } from "../../text/stopwords.ts";
import { fold, words } from "../../text/words.ts";
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

const mayHoldAddress = /[@.]|:\//;
/** Of a page, a mailbox or a person: an @, a :// or a dot between letters. */
const address = /@|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;
const breaks = /[^\p{L}\p{M}\p{N}\t '-]+/u;

/** Runs of words without punctuation in between, so that no term reaches from one sentence into the next. */
function splitPhrases(text: string): string[][] {
  return withoutAddresses(text)
    .split(breaks)
    .map((phrase) => words(phrase).map(stripArticle));
}

function withoutAddresses(text: string): string {
  if (!mayHoldAddress.test(text)) return text;
  return text.replace(/\S+/g, (part) => (address.test(part) ? "\n" : part));
}

/** "l'école" is "école", and "city's" is "city". */
function stripArticle(word: string): string {
  return word.includes("'")
    ? word.replace(/^(?:[cdjlmnst]|qu)'(?=..)|'s$/u, "")
    : word;
}
