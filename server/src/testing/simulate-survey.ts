import type { StoredAnswers } from "../community/stored-responses/stored-answers.ts";
import {
  type WaitingResponse,
  chooseRelease,
} from "../community/release-gate/choose-release.ts";
import {
  type CountedQuestion,
  type QuestionGain,
  countGroup,
  sentimentId,
} from "../community/release-gate/count-group.ts";
import type { Random } from "../base/random.ts";
import { settleQuestions } from "../community/release-gate/settle-questions.ts";

export interface Person extends WaitingResponse {
  answers: StoredAnswers;
  /** Whether it belongs to the attacker, who knows it. */
  own: boolean;
}

/** One step of a question's public figures, and the people whose answers it adds. */
export interface Step {
  gain: QuestionGain;
  people: Person[];
}

export interface Simulated {
  people: Person[];
  questions: CountedQuestion[];
  groupSize: number;
  /** By question, the steps of its public figures. */
  steps: Map<number, Step[]>;
  /** The people of each release, and the questions that still waited after it. */
  releases: { people: Person[]; waiting: Set<number> }[];
}

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (max) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % max;
  };
}

/** Somebody who answers many times to find out what others answered. */
export interface Attacker {
  /** How many networks they have. */
  networks: number;
  /** How many of a hundred responses are theirs. */
  percent: number;
}

/** The release gate of one survey, without a database. */
export class PlayedGate {
  /** By question, the steps of its public figures. */
  readonly steps: Map<number, Step[]>;
  /** The people of each release, and the questions that still waited after it. */
  readonly releases: { people: Person[]; waiting: Set<number> }[] = [];
  waiting: Person[] = [];
  readonly #questions: readonly CountedQuestion[];
  readonly #groupSize: number;
  readonly #random: Random;
  readonly #since = new Map<number, Person[]>();
  #kept: QuestionGain[] = [];

  constructor(
    questions: readonly CountedQuestion[],
    groupSize: number,
    random: Random,
  ) {
    this.#questions = questions;
    this.#groupSize = groupSize;
    this.#random = random;
    this.steps = new Map(questions.map(({ questionId }) => [questionId, []]));
  }

  answer(person: Person): void {
    this.waiting.push(person);
  }

  withdraw(person: Person): void {
    this.waiting = this.waiting.filter((one) => one !== person);
  }

  /** Releases a group, if there is one. */
  evaluate(closed: boolean): boolean {
    const rule = { groupSize: this.#groupSize, closed };
    const group = chooseRelease(this.waiting, rule, this.#random);
    if (group.length === 0) return false;
    const chosen = new Set(group);
    this.waiting = this.waiting.filter((person) => !chosen.has(person));
    const responses = group.map(({ network, answers }) => ({
      network,
      answers,
      terms: null,
      sentiment: null,
    }));
    const gains = countGroup(responses, this.#questions);
    const settled = settleQuestions(
      gains,
      this.#kept,
      this.#groupSize,
      this.#random,
    );
    this.#kept = settled.waiting;
    this.#note(group, settled.shown);
    return true;
  }

  #note(group: Person[], shown: readonly QuestionGain[]): void {
    for (const { questionId } of this.#questions) {
      const before = this.#since.get(questionId) ?? [];
      this.#since.set(questionId, [...before, ...group]);
    }
    for (const gain of shown) {
      if (gain.questionId === sentimentId) continue;
      const people = this.#since.get(gain.questionId) ?? [];
      this.steps.get(gain.questionId)?.push({ gain, people });
      this.#since.delete(gain.questionId);
    }
    const waiting = new Set(this.#kept.map(({ questionId }) => questionId));
    this.releases.push({ people: group, waiting });
  }
}

/**
 * A survey that people answer one after the other until it closes. Some
 * networks have several people, and some questions have very one-sided answers.
 */
export function simulateSurvey(
  seed: number,
  attacker: Attacker | null = null,
): Simulated {
  const random = seededRandom(seed);
  const groupSize = 10;
  const questions = Array.from({ length: 1 + random(4) }, (_, place) => ({
    questionId: place + 1,
    placeCount: 2 + random(4),
    several: random(4) === 0,
  }));
  const habits = questions.map(({ several }) => ({
    several,
    /** The percentages who choose the first option, and who skip the question. */
    first: [50, 80, 95, 99][random(4)] ?? 50,
    skip: [0, 10, 60][random(3)] ?? 0,
  }));
  const choose = (options: number, first: number) =>
    random(100) < first ? 0 : random(options);
  const answersOf = (): StoredAnswers =>
    Object.fromEntries(
      questions.flatMap(({ questionId, placeCount }, place) => {
        const { several, first, skip } = habits[place]!;
        if (random(100) < skip) return [];
        const chosen = new Set([choose(placeCount, first)]);
        if (several) chosen.add(choose(placeCount, first));
        return [[questionId, [...chosen].sort((a, b) => a - b)]];
      }),
    );
  const crowd = [1, 3, 1000][random(3)] ?? 1000;
  const people = Array.from({ length: 5 + random(90) }, (_, place) => {
    const own = attacker !== null && random(100) < attacker.percent;
    return {
      ballot: `p${place}`,
      network: own
        ? `e:own${random(attacker.networks)}`
        : `e:n${random(crowd * 40)}`,
      answers: answersOf(),
      own,
    };
  });
  const gate = new PlayedGate(questions, groupSize, random);
  for (const person of people) {
    gate.answer(person);
    gate.evaluate(false);
  }
  while (gate.evaluate(true));
  const { steps, releases } = gate;
  return { people, questions, groupSize, steps, releases };
}
