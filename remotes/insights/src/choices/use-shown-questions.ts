import { type SidedQuestion } from "@nearsay/core/domain/charts";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Questions that are drawn at first, and more at each press. */
const firstShown = 12;
export const moreShown = 20;

/** Marks what the keyboard goes on from in each question that is drawn. */
export const questionStart = { "data-question-start": "" };

export interface ShownQuestions {
  /** Whether there are enough of them to look for one. */
  readonly many: boolean;
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly found: readonly SidedQuestion[];
  readonly shown: readonly SidedQuestion[];
  /** Shows more, and gives the focus to the first of them. */
  readonly showMore: () => void;
}

/** As many of the questions as one wants to see: those that hold the words, the first of them at first. `list` goes to the element that they are in. */
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

/** The questions whose text holds the words, whatever their case and accents. */
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
