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

/**
 * A survey that people answer one after the other until it closes. Three of ten
 * responses can be the attacker's, all from one network; some networks have
 * several people, and some questions have very one-sided answers.
 */
export function simulateSurvey(seed: number, attacked: boolean): Simulated {
  const random = seededRandom(seed);
  const groupSize = 10;
  const questions = Array.from({ length: 1 + random(4) }, (_, place) => ({
    questionId: place + 1,
    placeCount: 2 + random(4),
  }));
  const habits = questions.map(() => ({
    several: random(4) === 0,
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
    const own = attacked && random(10) < 3;
    return {
      actorId: `p${place}`,
      network: own ? "own" : `n${random(crowd * 40)}`,
      answers: answersOf(),
      own,
    };
  });
  return release({ people, questions, groupSize }, random);
}

function release(
  survey: Pick<Simulated, "people" | "questions" | "groupSize">,
  random: Random,
): Simulated {
  const { people, questions, groupSize } = survey;
  const steps = new Map(
    questions.map(({ questionId }) => [questionId, [] as Step[]]),
  );
  const releases: Simulated["releases"] = [];
  const since = new Map<number, Person[]>();
  let waiting: Person[] = [];
  let kept: QuestionGain[] = [];

  function releaseOnce(closed: boolean): boolean {
    const chosen = chooseRelease(waiting, { groupSize, closed }, random);
    if (chosen.length === 0) return false;
    const ids = new Set(chosen.map(({ actorId }) => actorId));
    const group = waiting.filter(({ actorId }) => ids.has(actorId));
    waiting = waiting.filter(({ actorId }) => !ids.has(actorId));
    const responses = group.map(({ network, answers }) => ({
      network,
      begunAt: 0,
      answers,
      terms: null,
      sentiment: null,
    }));
    const settled = settleQuestions(countGroup(responses, questions), kept);
    kept = settled.waiting;
    for (const { questionId } of questions)
      since.set(questionId, [...(since.get(questionId) ?? []), ...group]);
    for (const gain of settled.shown) {
      if (gain.questionId === sentimentId) continue;
      const together = since.get(gain.questionId) ?? [];
      steps.get(gain.questionId)?.push({ gain, people: together });
      since.delete(gain.questionId);
    }
    releases.push({
      people: group,
      waiting: new Set(kept.map(({ questionId }) => questionId)),
    });
    return true;
  }

  for (const person of people) {
    waiting.push(person);
    releaseOnce(false);
  }
  while (releaseOnce(true));
  return { ...survey, steps, releases };
}
