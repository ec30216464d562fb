import fc from "@nearsay/core/testing/property";
import { type Random, shuffle } from "../../base/random.ts";
import { chooseRelease } from "./choose-release.ts";
import { type QuestionGain, countGroup } from "./count-group.ts";
import { type ShownCounts, leastOf } from "./gain.ts";
import { settleLeaving } from "./settle-questions.ts";
import { seededRandom } from "../../testing/simulate-survey.ts";

const questions = [{ questionId: 1, placeCount: 3 }];
const groupSize = 10;

interface Person {
  ballot: string;
  network: string;
  answers: Record<string, number[]>;
  terms: null;
  sentiment: null;
}

/** People whose opinions are as one-sided as `habit` states, some of them of one network. */
function people(count: number, habit: number, random: Random): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    ballot: String(index),
    network: random(4) === 0 ? "one" : `own ${index}`,
    answers: {
      1: [random(100) < habit ? 0 : 1 + random(2)],
    },
    terms: null,
    sentiment: null,
  }));
}

/** Counts what is shown of people who were released together. */
const countOf = (shown: readonly Person[]): ShownCounts => {
  const [gain] = countGroup(shown, questions);
  if (gain === undefined) throw new Error("no question");
  const { answers, choices } = gain;
  return { questionId: 1, answers, choices, least: leastOf(gain) };
};

/**
 * Withdraws everyone, one after another, and calls `hear` with what left, what
 * remains and how many left.
 */
function leaveAll(
  shown: Person[],
  random: Random,
  hear: (fall: number[], remaining: number[], left: number) => void,
): void {
  let counts = countOf(shown);
  let kept: QuestionGain[] = [];
  let leaving: Person[] = [];
  for (const person of shuffle(shown, random)) {
    leaving.push(person);
    const group = chooseRelease(leaving, { groupSize, closed: false }, random);
    if (group.length === 0) continue;
    leaving = leaving.filter((one) => !group.includes(one));
    const settled = settleLeaving(
      countGroup(group, questions),
      kept,
      { groupSize, unshown: [], shown: [counts] },
      random,
    );
    kept = settled.kept;
    for (const { questionId, answers, choices } of settled.gone) {
      if (questionId !== 1) continue;
      const remaining = counts.choices.map((n, at) => n - (choices[at] ?? 0));
      hear(choices, remaining, answers);
      counts = {
        ...counts,
        least: {
          answered: counts.least.answered - answers,
          others: counts.least.others.map(
            (n, at) => n - (answers - (choices[at] ?? 0)),
          ),
        },
        answers: counts.answers - answers,
        choices: remaining,
      };
    }
  }
}

describe("the removal of withdrawn responses", () => {
  it("reveals no person's answer by what leaves or by what remains", () => {
    let steps = 0;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 20, max: 120 }),
        fc.integer({ min: 5, max: 95 }),
        (seed, count, habit) => {
          const random = seededRandom(seed);
          leaveAll(people(count, habit, random), random, (fall, left, n) => {
            steps += 1;
            expect(n).toBeGreaterThanOrEqual(groupSize);
            for (const numbers of [fall, left]) {
              const all = numbers.reduce((a, b) => a + b, 0);
              for (const chosen of numbers) {
                expect(chosen).toBeGreaterThanOrEqual(0);
                expect(chosen === 0 || chosen < all).toBe(true);
              }
            }
          });
        },
      ),
      { numRuns: 2000 },
    );
    expect(steps).toBeGreaterThan(500);
  });

  it("waits for a question that has answers which are not shown yet", () => {
    const random = seededRandom(7);
    const shown = people(60, 50, random);
    const gains = countGroup(shown.slice(0, 20), questions);
    const figures = { groupSize, unshown: gains, shown: [countOf(shown)] };
    const { gone, kept } = settleLeaving(gains, [], figures, random);
    expect(gone).toEqual([]);
    expect(kept).toEqual(gains);
  });
});
