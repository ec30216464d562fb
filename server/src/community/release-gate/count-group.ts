import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
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
  /** The distinct terms of its texts; null without text. */
  terms: readonly string[] | null;
  /** From -1 to 1; null if its texts show no sentiment. */
  sentiment: number | null;
}

/** A question's number, and the number of places at which its answers are counted. */
export interface CountedQuestion {
  questionId: number;
  placeCount: number;
  /**
   * Whether the question depends on an earlier answer: then everyone who
   * answered it gave that answer.
   */
  conditional?: boolean;
}

/** The sentiment is judged like a question with ten options, under this id. */
export const sentimentId = 0;
const sentimentBins = 10;

export interface QuestionGain extends Gain {
  questionId: number;
  /** The sum of the sentiments counted; 0 for a question. */
  sentimentSum: number;
}

/** Counts the answers of a group, question by question, and its sentiment. */
export function countGroup(
  group: readonly GroupResponse[],
  questions: readonly CountedQuestion[],
): QuestionGain[] {
  const sole = countNetworks(group).size === 1;
  return [
    ...questions.map((question) => countQuestion(group, question, sole)),
    countSentiment(group, sole),
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

/**
 * The number of networks with people who left a question out, where 2 means two
 * or more. In a group of one network, people count instead of networks.
 */
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

function countSentiment(
  group: readonly GroupResponse[],
  sole: boolean,
): QuestionGain {
  const sentiments = group.flatMap(({ network, sentiment }) =>
    sentiment === null ? [] : [{ network, sentiment }],
  );
  const answers = sentiments.map(({ network, sentiment }) => ({
    network,
    choices: [binOf(sentiment)],
  }));
  return {
    questionId: sentimentId,
    ...gainOf(answers, sentimentBins, sole),
    sentimentSum: sentiments.reduce((sum, { sentiment }) => sum + sentiment, 0),
  };
}

/** The index of the sentiment's bin: ten bins of equal width from -1 to 1. */
function binOf(sentiment: number): number {
  return Math.min(sentimentBins - 1, Math.floor((sentiment + 1) * 5));
}

interface TermGain {
  term: string;
  people: number;
  /** The number of distinct people; see countApart. */
  apart: number;
  /** Whether it would reveal a person's answer, as an option that all chose does. */
  waits: boolean;
}

export interface TermGains {
  given: TermGain[];
  /** Whether waiting terms that no one in this group used can be shown with it. */
  frees: boolean;
}

/** Counts the terms of a group, judging each like an option that all who wrote could choose. */
export function countTerms(group: readonly GroupResponse[]): TermGains {
  const wrote = group.flatMap(({ network, begunAt, terms }) =>
    terms === null ? [] : [{ network, begunAt, choices: terms }],
  );
  const sole = countNetworks(group).size === 1;
  const gain = { answers: wrote.length, sole };
  const given = [...findUsers(wrote)].map(([term, users]) => ({
    term,
    people: users.length,
    apart: countApart(users),
    waits: !hidesEach(gain, users.length, countOthers(wrote, term)),
  }));
  return { given, frees: countNetworks(wrote).size > 1 };
}

/** The people who used each term. */
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
