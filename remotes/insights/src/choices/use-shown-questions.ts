import { type SidedQuestion } from "@nearsay/core/charts";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Number of questions that are rendered at first, and more at each press. */
const firstShown = 12;
export const moreShown = 20;

/** Marks the element in each question that the focus moves to. */
export const questionStart = { "data-question-start": "" };

export interface ShownQuestions {
  /** Whether there are enough of them for a search. */
  readonly many: boolean;
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly found: readonly SidedQuestion[];
  readonly shown: readonly SidedQuestion[];
  /** Shows more, and focuses the first of them. */
  readonly showMore: () => void;
}

/**
 * The questions that match the search, limited to the number shown so far.
 * `list` is a ref for the element that contains them.
 */
export function useShownQuestions(
  questions: readonly SidedQuestion[],
): [list: RefObject<HTMLDivElement | null>, shown: ShownQuestions] {
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(firstShown);
  const [words, setWords] = useState("");
  const many = questions.length > firstShown;
  const found = many ? findQuestions(questions, words) : questions;
  const shown = found.slice(0, count);
  function showMore() {
    flushSync(() => setCount(count + moreShown));
    const starts = list.current?.querySelectorAll<HTMLElement>(
      "[data-question-start]",
    );
    starts?.[shown.length]?.focus();
  }
  return [list, { many, words, setWords, found, shown, showMore }];
}

/** The questions whose text contains the search text, ignoring case and accents. */
export function findQuestions(
  questions: readonly SidedQuestion[],
  words: string,
): readonly SidedQuestion[] {
  const wanted = plain(words.trim());
  if (wanted === "") return questions;
  return questions.filter(({ text }) => plain(text).includes(wanted));
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
