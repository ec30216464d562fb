import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
import { networksOf } from "./choose-release.ts";
import { type Gain, type GroupAnswer, gainOf, hidesEach } from "./gain.ts";
import { apartNames } from "./count-apart.ts";
import { type Random, secureRandom } from "../../base/random.ts";
import { drawCrowd, hideNames, isCrowd, keepNames } from "./network-names.ts";

/** A response that is about to be released. */
export interface GroupResponse {
  /** See network-names.ts. */
  network: string;
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
  /** Whether a person can choose several options. */
  several?: boolean;
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
  return [
    ...questions.map((question) => countQuestion(group, question)),
    countSentiment(group),
  ];
}

function countQuestion(
  group: readonly GroupResponse[],
  question: CountedQuestion,
): QuestionGain {
  const { questionId, several = false, conditional = false } = question;
  const answers = group.flatMap(({ network, answers }): GroupAnswer[] => {
    const answer = answers[questionId];
    if (answer === undefined) return [];
    return [{ network, choices: typeof answer === "string" ? [] : answer }];
  });
  const gain = gainOf(answers, { ...question, several });
  const counted = { questionId, ...gain, sentimentSum: 0 };
  if (!conditional) return counted;
  const silent = group.filter(
    ({ answers }) => answers[questionId] === undefined,
  );
  counted.others.push(keepNames(networksOf(silent), `silent ${questionId}`));
  return { ...counted, silent: silent.length };
}

function countSentiment(group: readonly GroupResponse[]): QuestionGain {
  const sentiments = group.flatMap(({ network, sentiment }) =>
    sentiment === null ? [] : [{ network, sentiment }],
  );
  const answers = sentiments.map(({ network, sentiment }) => ({
    network,
    choices: [binOf(sentiment)],
  }));
  const question = {
    questionId: sentimentId,
    placeCount: sentimentBins,
    several: false,
  };
  return {
    questionId: sentimentId,
    ...gainOf(answers, question),
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
  /** Returns some of the networks from which it was written; see count-apart.ts. */
  networks: () => string[];
  /** Whether it would reveal a person's answer, as an option that all chose does. */
  waits: boolean;
}

export interface TermGains {
  given: TermGain[];
  /** Whether waiting terms that no one in this group used can be shown with it. */
  frees: boolean;
}

/** Counts the terms of a group, judging each like an option that all who wrote could choose. */
export function countTerms(
  group: readonly GroupResponse[],
  random: Random = secureRandom,
): TermGains {
  const wrote = group.flatMap(({ network, terms }) =>
    terms === null ? [] : [{ network, terms: new Set(terms) }],
  );
  const given = [...findUsers(wrote)].map(([term, networks]) => ({
    term,
    people: networks.length,
    networks: () => hideNames(apartNames(networks), `term ${term}`),
    waits: !hidesEach(
      networks.length,
      networksWithout(wrote, term),
      drawCrowd(random),
    ),
  }));
  return { given, frees: isCrowd(networksOf(wrote)) };
}

interface Writer {
  network: string;
  terms: ReadonlySet<string>;
}

/** The networks of the people who did not use a term, as far as they are read. */
function* networksWithout(
  wrote: readonly Writer[],
  term: string,
): Generator<string> {
  for (const { network, terms } of wrote) if (!terms.has(term)) yield network;
}

/** The networks of the people who used each term, one for each person. */
function findUsers(wrote: readonly Writer[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { terms, network } of wrote)
    for (const term of terms) {
      const others = users.get(term);
      if (others === undefined) users.set(term, [network]);
      else others.push(network);
    }
  return users;
}
