import { analyseTexts } from "../../base/text/analyse-texts.ts";
import { searchWords } from "./search-words.ts";

/** The texts by which a survey is found. */
export interface SurveyTexts {
  surveyId: number;
  title: string;
  instructions: string;
  /** Each with its options. */
  questions: string[];
}

export interface SurveyDocument {
  surveyId: number;
  /** Distinct words, each with the weight of the most important text it occurs in. */
  words: string[];
  weights: number[];
  /** Keywords in the form in which they are compared, and as written. */
  terms: string[];
  keywords: string[];
}

/** The more a text reveals about a survey's subject, the higher its weight. */
export const weights = { title: 3, instructions: 2, question: 1 } as const;

const wordsMax = 1000;

export function toDocument(texts: SurveyTexts): SurveyDocument {
  const words = [...weighWords(texts)].slice(0, wordsMax);
  const keywords = [...findKeywords(texts.title)];
  return {
    surveyId: texts.surveyId,
    words: words.map(([word]) => word),
    weights: words.map(([, weight]) => weight),
    terms: keywords.map(([term]) => term),
    keywords: keywords.map(([, keyword]) => keyword),
  };
}

function weighWords(texts: SurveyTexts): Map<string, number> {
  const found = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of searchWords(text)) {
      if (!found.has(word)) found.set(word, weight);
    }
  };
  add(texts.title, weights.title);
  add(texts.instructions, weights.instructions);
  for (const question of texts.questions) add(question, weights.question);
  return found;
}

/**
 * Keywords are taken from titles only: with other texts, "please" and "minutes"
 * would be the most frequent.
 */
function findKeywords(title: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const keyword of analyseTexts([title], null).terms) {
    const term = searchWords(keyword).join(" ");
    if (term !== "" && !found.has(term)) found.set(term, keyword);
  }
  return found;
}
