/** The sentiment of an option, as far as its words show it. */
export type OptionTone = "positive" | "neutral" | "negative" | "other";

export const optionTones: readonly OptionTone[] = [
  "positive",
  "neutral",
  "negative",
  "other",
];

const positive = wordList(
  "agree amazing awesome best brilliant delightful easy enjoy enjoyed excellent fantastic favorite favourite glad good great happy helpful like liked love loved loves nice outstanding perfect positive recommend satisfied superb welcome wonderful",
);
const negative = wordList(
  "angry annoying awful bad boring broken difficult disagree disappointed disappointing dislike dissatisfied fail failed frustrating hate hated horrible negative poor sad terrible unacceptable unhappy unhelpful unsatisfied useless worse worst",
);
const neutral = wordList(
  "average fair fine indifferent maybe mediocre mixed moderate neither neutral ok okay sometimes undecided unsure",
);

const noAnswer =
  /^(none|none of (these|the above)|n\.?\s?\/?\s?a\.?|not applicable|nothing|no (answer|opinion|preference)|(i )?don[’']?t know|not sure|prefer not to (say|answer)|-+)$/;

const negation =
  /^(not|never|no|hardly|don[’']?t|doesn[’']?t|isn[’']?t|wasn[’']?t)$/;

/**
 * Whether sentiment can be detected in a language: the English word lists are
 * not applied to any other.
 */
export function recognizesTones(language: string | null): boolean {
  return language === "en";
}

/**
 * Classifies an option in English by word lists; an option with both sentiments
 * is neutral, "not good" is negative.
 */
export function classifyOption(option: string): OptionTone {
  const text = option.trim().toLowerCase();
  if (noAnswer.test(text)) return "neutral";
  const words = text.match(/[\p{L}\p{N}’']+/gu) ?? [];
  if (words.some((word) => neutral.has(word))) return "neutral";
  const tones = new Set(words.flatMap(toneOf));
  if (tones.size > 1) return "neutral";
  return [...tones][0] ?? "other";
}

function toneOf(
  word: string,
  index: number,
  words: readonly string[],
): OptionTone[] {
  const negated = words
    .slice(Math.max(0, index - 2), index)
    .some((before) => negation.test(before));
  if (positive.has(word)) return [negated ? "negative" : "positive"];
  if (negative.has(word)) return [negated ? "neutral" : "negative"];
  return [];
}

function wordList(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
