import type { ChoiceQuestion } from "@nearsay/core/domain";

/** The questions whose text holds the words, whatever their case and accents. */
export function findQuestions(
  questions: readonly ChoiceQuestion[],
  words: string,
): readonly ChoiceQuestion[] {
  const wanted = plain(words.trim());
  if (wanted === "") return questions;
  return questions.filter(({ text }) => plain(text).includes(wanted));
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
