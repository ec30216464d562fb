import { chose, findCertain } from "../../testing/find-certain.ts";
import { attacks, playAttack } from "../../testing/play-attacks.ts";
import {
  type Attacker,
  type Person,
  type Simulated,
  simulateSurvey,
} from "../../testing/simulate-survey.ts";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
import { type CountedQuestion, countGroup } from "./count-group.ts";
import { gainOf, givesNobodyAway } from "./gain.ts";
import { settleQuestions } from "./settle-questions.ts";

const surveys = 3000;

function attack({ steps }: Simulated): string[] {
  return [...steps.values()].flat().flatMap(findCertain);
}

/**
 * What follows from the sums of all steps, by elimination: the number of
 * variables that have the same value in each solution.
 */
function solve({ people, steps, questions }: Simulated): number {
  let certain = 0;
  for (const { questionId, placeCount } of questions) {
    const strangers = people.filter((person) => !person.own);
    for (let place = 0; place < placeCount; place += 1) {
      const rows = (steps.get(questionId) ?? []).map(
        ({ gain, people: all }) => {
          const own = all.filter((p) => p.own && chose(p, questionId, place));
          const members = new Set(all);
          const sum = (gain.choices[place] ?? 0) - own.length;
          return [...strangers.map((p) => (members.has(p) ? 1 : 0)), sum];
        },
      );
      certain += countFixed(rows, strangers.length);
    }
  }
  return certain;
}

/** The number of unknowns that are alone in a row of the reduced system. */
function countFixed(rows: number[][], unknowns: number): number {
  let rank = 0;
  for (let column = 0; column < unknowns && rank < rows.length; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= rank && row[column] !== 0);
    if (pivot === -1) continue;
    [rows[rank], rows[pivot]] = [rows[pivot]!, rows[rank]!];
    const base = rows[rank]!;
    for (const [at, row] of rows.entries()) {
      const factor = at === rank ? 0 : row[column]! / base[column]!;
      if (factor !== 0)
        row.forEach(
          (value, index) => (row[index] = value - factor * base[index]!),
        );
    }
    rank += 1;
  }
  const set = (row: number[]) => row.slice(0, unknowns).filter((x) => x !== 0);
  return rows.filter((row) => set(row).length === 1).length;
}

/**
 * An attacker who also knows the rule and the people of each release, but not
 * the random number: the strangers whose answer to a yes-or-no question is the
 * same in everything that could have happened, given what was shown and when.
 */
function readSilence({ releases, steps }: Simulated): number {
  const totals = (steps.get(1) ?? []).map(({ gain }) => gain.choices);
  let certain = 0;
  let pool: Person[][] = [];
  for (const { people, waiting } of releases) {
    pool.push(people);
    if (waiting.has(1)) continue;
    certain += countSame(pool, totals.shift() ?? []);
    pool = [];
  }
  return certain + countSame(pool, null);
}

/** @param total What was shown of all these releases together; null if nothing. */
function countSame(pool: Person[][], total: number[] | null): number {
  const strangers = pool.flat().filter(({ own }) => !own);
  if (strangers.length === 0 || strangers.length > 6) return 0;
  const seen = strangers.map(() => new Set<number>());
  for (let guess = 0; guess < 2 ** strangers.length; guess += 1) {
    const answerOf = (person: Person) => {
      const place = strangers.indexOf(person);
      return place < 0 ? placesOf(person) : [(guess >> place) & 1];
    };
    if (couldBe(pool, answerOf, total))
      seen.forEach((values, place) => values.add((guess >> place) & 1));
  }
  return seen.filter((values) => values.size === 1).length;
}

function couldBe(
  pool: Person[][],
  answerOf: (person: Person) => number[],
  total: number[] | null,
): boolean {
  const question = { questionId: 1, placeCount: 2, several: false };
  const gainUntil = (last: number) =>
    gainOf(
      pool
        .slice(0, last + 1)
        .flat()
        .map((person) => ({
          network: person.network,
          choices: answerOf(person),
        })),
      question,
    );
  const all = gainUntil(pool.length - 1);
  if (total !== null && total.some((count, at) => count !== all.choices[at]))
    return false;
  return pool.every((_, at) => {
    const gain = gainUntil(at);
    const isShown = total !== null && at === pool.length - 1;
    return isShown
      ? givesNobodyAway(gain, { groupSize: 10, crowd: 5 })
      : !givesNobodyAway(gain, { groupSize: 10, crowd: 6 });
  });
}

function placesOf({ answers }: Person): number[] {
  const answer = answers[1];
  return Array.isArray(answer) ? answer : [];
}

describe("an observer of every release of thousands of surveys", () => {
  const play = (attacker: Attacker | null) =>
    Array.from({ length: surveys }, (_, seed) =>
      simulateSurvey(seed, attacker),
    );
  const plain = play(null);
  const attacked = [30, 60, 85].flatMap((percent) =>
    play({ networks: 4, percent }),
  );

  it("is certain of no person's answer to any question", () => {
    expect(plain.flatMap(attack)).toEqual([]);
  });

  it("is certain of no answer even if most responses come from the observer's four networks", () => {
    expect(attacked.flatMap(attack)).toEqual([]);
  });

  it("can solve for no answer from all sums", () => {
    const solved = attacked
      .filter((_, at) => at % 30 === 0)
      .map((survey) => solve(survey));
    expect(solved.reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  it("learns no answer from a question that is held back, although the rule is known", () => {
    const binary = [90, 95].flatMap((percent) =>
      play({ networks: 4, percent }).filter(
        ({ people, questions }) =>
          questions[0]?.placeCount === 2 &&
          !questions[0].several &&
          people.every(
            ({ answers }) =>
              answers[1] instanceof Array && answers[1].length === 1,
          ),
      ),
    );
    expect(binary.length).toBeGreaterThan(100);
    const held = binary.filter(({ releases }) =>
      releases.some(({ waiting }) => waiting.has(1)),
    );
    expect(held.length).toBeGreaterThan(20);
    expect(binary.reduce((sum, one) => sum + readSilence(one), 0)).toBe(0);
  });

  it("sees something: most surveys of forty people show most answers", () => {
    const large = plain.filter(({ people }) => people.length >= 40);
    const shown = large.filter(
      ({ releases, people }) =>
        releases.flatMap((release) => release.people).length >=
        0.6 * people.length,
    );
    expect(shown.length / large.length).toBeGreaterThan(0.9);
  });
});

describe("an author with four networks who answers both ways, and closes after two people", () => {
  const plain = { terms: null, sentiment: null };
  const own = (answers: (n: number) => StoredAnswers) =>
    Array.from({ length: 24 }, (_, n) => ({
      ...plain,
      network: `e:own${n % 4}`,
      answers: answers(n >> 2),
    }));

  /** What figures gain by the two people, or that it is held back, whatever number is drawn. */
  function outcomes(
    question: CountedQuestion,
    ballots: ReturnType<typeof own>,
    others: readonly StoredAnswers[],
  ): string[] {
    const people = others.map((answers, n) => ({
      ...plain,
      network: `e:other${n}`,
      answers,
    }));
    const count = (group: typeof ballots) => countGroup(group, [question])[0]!;
    const all = count([...ballots, ...people]);
    const mine = count(ballots);
    return [0, 1].map((drawn) => {
      const { shown } = settleQuestions([all], [], 10, () => drawn);
      return shown.length === 0
        ? "held"
        : JSON.stringify([
            all.answers - mine.answers,
            all.choices.map((total, at) => total - mine.choices[at]!),
          ]);
    });
  }

  it("learns not whether both met a condition, or neither", () => {
    const question = { questionId: 2, placeCount: 0, conditional: true };
    const ballots = own((n) => (n % 2 === 0 ? { 2: "Yes, because" } : {}));
    const of = (...met: boolean[]) =>
      outcomes(
        question,
        ballots,
        met.map((one) => (one ? { 2: "Because" } : {})),
      );
    const mixed = new Set(of(true, false));
    for (const outcome of [...of(true, true), ...of(false, false)])
      expect(mixed).toContain(outcome);
  });

  it("learns not whether both agreed", () => {
    const question = { questionId: 1, placeCount: 2 };
    const ballots = own((n) => ({ 1: [n % 2] }));
    const of = (...chosen: number[]) =>
      outcomes(
        question,
        ballots,
        chosen.map((place) => ({ 1: [place] })),
      );
    const mixed = new Set(of(0, 1));
    for (const outcome of [...of(0, 0), ...of(1, 1)])
      expect(mixed).toContain(outcome);
  });

  it("learns not that neither chose an option of several", () => {
    const question = { questionId: 1, placeCount: 3, several: true };
    const ballots = own((n) => ({ 1: [n % 2] }));
    expect(outcomes(question, ballots, [{ 1: [0] }, { 1: [1] }])).toEqual([
      "held",
      "held",
    ]);
  });
});

describe("somebody who answers a survey many times", () => {
  const inNetworks = attacks.filter(({ persons }) => persons !== true);

  it.each(inNetworks)("knows no answer for certain: $name", (attack) => {
    const learnt = [1, 2, 3, 4].map((networks) =>
      Array.from({ length: 250 }, (_, seed) =>
        playAttack(attack, networks, seed),
      ).reduce((sum, outcome) => sum + outcome.learnt, 0),
    );
    expect(learnt).toEqual([0, 0, 0, 0]);
  });

  it("is not stopped with five networks, nor where people are counted", () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const known = attacks
      .filter((one) =>
        seeds.some((seed) => playAttack(one, 5, seed).learnt > 0),
      )
      .map(({ name }) => name);
    expect(known).toEqual(
      expect.arrayContaining([
        "author, forty ballots, closes after one stranger",
        "owner of a kiosk in one room, closes after one stranger",
        "author with own paper tickets, closes after one stranger",
      ]),
    );
  });
});
