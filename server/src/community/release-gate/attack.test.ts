import type { Person, Simulated, Step } from "../../testing/simulate-survey.ts";
import { simulateSurvey } from "../../testing/simulate-survey.ts";

const surveys = 10_000;

const chose = ({ answers }: Person, questionId: number, place: number) => {
  const answer = answers[questionId];
  return Array.isArray(answer) && answer.includes(place);
};

const answered = ({ answers }: Person, questionId: number) =>
  answers[questionId] !== undefined;

/**
 * An attacker who knows the members of each release subtracts their own answers
 * from a step; the rest is certain if all that remain chose the same option.
 */
function findCertain({ gain, people }: Step): string[] {
  const { questionId } = gain;
  const own = people.filter((person) => person.own);
  const others =
    gain.answers - own.filter((p) => answered(p, questionId)).length;
  if (others === 0) return [];
  return gain.choices.flatMap((count, place) => {
    const mine = own.filter((person) => chose(person, questionId, place));
    return count - mine.length === others ? [`${questionId}/${place}`] : [];
  });
}

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
 * An attacker who also knows the rule: a question that was held back reveals
 * that all of its group agreed, or all but one network. Looks for a release
 * whose members must all have answered yes, or all no, in a yes-or-no question
 * that everyone answered.
 */
function readSilence({ releases }: Simulated, questionId: number): number {
  let certain = 0;
  let pool: { size: number; least: number }[] = [];
  let noes = 0;
  for (const { people, waiting } of releases) {
    const strangers = people.filter((person) => !person.own);
    noes += strangers.filter((p) => chose(p, questionId, 1)).length;
    // A network has at most a third of a group.
    const network = Math.ceil(people.length / 3);
    pool.push({ size: strangers.length, least: network });
    if (waiting.has(questionId)) continue;
    for (const [index, { size }] of pool.entries()) {
      if (size === 0) continue;
      const rest = pool.filter((_, at) => at !== index);
      const room = rest.reduce((sum, one) => sum + one.size, 0);
      const [few, many] = [Math.max(0, noes - room), Math.min(size, noes)];
      if (few === many && (few === 0 || few === size)) certain += 1;
    }
    pool = [];
    noes = 0;
  }
  return certain;
}

describe("an observer of every release of 10,000 surveys", () => {
  const [plain, attacked] = [false, true].map((by) =>
    Array.from({ length: surveys }, (_, seed) => simulateSurvey(seed, by)),
  ) as [Simulated[], Simulated[]];

  it("is certain of no person's answer to any question", () => {
    expect(plain.flatMap(attack)).toEqual([]);
  });

  it("is certain of no answer even if three of ten responses come from the observer's network", () => {
    expect(attacked.flatMap(attack)).toEqual([]);
  });

  it("can solve for no answer from all sums", () => {
    const solved = attacked.slice(0, 1000).map((survey) => solve(survey));
    expect(solved.reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  it("learns no answer from a question that is held back", () => {
    const binary = attacked.filter(({ people, questions }) =>
      people.every(
        (person) =>
          questions[0]?.placeCount === 2 &&
          person.answers[1] instanceof Array &&
          person.answers[1].length === 1,
      ),
    );
    expect(binary.length).toBeGreaterThan(100);
    expect(binary.map((survey) => readSilence(survey, 1))).toEqual(
      binary.map(() => 0),
    );
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
