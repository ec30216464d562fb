import type { StoredAnswers } from "../responses/read-answers.ts";
import { countNetworks } from "./choose-release.ts";
import { type Writer, countApart } from "./count-apart.ts";
import {
  type Gain,
  type GroupAnswer,
  countOthers,
  gainOf,
  hidesEach,
  ownMax,
} from "./gain.ts";

/** A response that is about to be released. */
export interface GroupResponse extends Writer {
  answers: StoredAnswers;
  /** What its texts say, each term once; null without text. */
  terms: readonly string[] | null;
  /** From -1 to 1; null where its texts say nothing of it. */
  sentiment: number | null;
}

/** A question by its number, and at how many places its answers are counted. */
export interface CountedQuestion {
  questionId: number;
  placeCount: number;
  /** Whether it is asked by what was answered before: who answered it answered that so. */
  conditional?: boolean;
}

/** How people feel is judged like a question with ten options. */
export const moodId = 0;
const moodBins = 10;

export interface QuestionGain extends Gain {
  questionId: number;
  /** Of those counted under the mood; 0 for a question. */
  sentimentSum: number;
}

/** Counts what a group answers, question by question, and how it feels. */
export function countGroup(
  group: readonly GroupResponse[],
  questions: readonly CountedQuestion[],
): QuestionGain[] {
  const sole = countNetworks(group).size === 1;
  return [
    ...questions.map((question) => countQuestion(group, question, sole)),
    countMood(group, sole),
  ];
}

function countQuestion(
  group: readonly GroupResponse[],
  { questionId, placeCount, conditional = false }: CountedQuestion,
  sole: boolean,
): QuestionGain {
  const answers = group.flatMap(({ network, answers }): GroupAnswer[] => {
    const answer = answers[questionId];
    if (answer === undefined) return [];
    return [{ network, choices: typeof answer === "string" ? [] : answer }];
  });
  const gain = gainOf(answers, placeCount, sole);
  if (conditional) gain.others.push(countSilent(group, questionId, sole));
  return { questionId, ...gain, sentimentSum: 0 };
}

/** From how many networks people left a question out, 2 standing for more; people stand for networks where there is one. */
function countSilent(
  group: readonly GroupResponse[],
  questionId: number,
  sole: boolean,
): number {
  const silent = group.filter(
    ({ answers }) => answers[questionId] === undefined,
  );
  if (sole) return silent.length > ownMax ? 2 : 0;
  return Math.min(2, countNetworks(silent).size);
}

function countMood(
  group: readonly GroupResponse[],
  sole: boolean,
): QuestionGain {
  const moods = group.flatMap(({ network, sentiment }) =>
    sentiment === null ? [] : [{ network, sentiment }],
  );
  const answers = moods.map(({ network, sentiment }) => ({
    network,
    choices: [binOf(sentiment)],
  }));
  return {
    questionId: moodId,
    ...gainOf(answers, moodBins, sole),
    sentimentSum: moods.reduce((sum, { sentiment }) => sum + sentiment, 0),
  };
}

/** Ten bins of equal width from -1 to 1. */
function binOf(sentiment: number): number {
  return Math.min(moodBins - 1, Math.floor((sentiment + 1) * 5));
}

interface TermGain {
  term: string;
  people: number;
  /** How many of them are apart; see countApart. */
  apart: number;
  /** Whether it would give somebody away, as an option that all chose does. */
  waits: boolean;
}

export interface TermGains {
  given: TermGain[];
  /** Whether a term that waited shows with a group in which nobody used it. */
  frees: boolean;
}

/** Counts a group's terms, each judged like an option of what all who wrote chose from. */
export function countTerms(group: readonly GroupResponse[]): TermGains {
  const wrote = group.flatMap(({ network, begunAt, terms }) =>
    terms === null ? [] : [{ network, begunAt, choices: terms }],
  );
  const sole = countNetworks(group).size === 1;
  const gain = { answers: wrote.length, sole };
  const given = [...findUsers(wrote)].map(([term, users]) => ({
    ...{ term, people: users.length, apart: countApart(users) },
    waits: !hidesEach(gain, users.length, countOthers(wrote, term)),
  }));
  return { given, frees: countNetworks(wrote).size > 1 };
}

/** Those who used a term, by term. */
function findUsers(
  wrote: readonly (Writer & { choices: readonly string[] })[],
): Map<string, Writer[]> {
  const users = new Map<string, Writer[]>();
  for (const { choices, ...writer } of wrote)
    for (const term of choices) {
      const others = users.get(term);
      if (others === undefined) users.set(term, [writer]);
      else others.push(writer);
    }
  return users;
}
