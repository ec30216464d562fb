import {
  addGains,
  gainOf,
  givesNobodyAway,
  leastOf,
  remainsSafe,
} from "./gain.ts";

/** One answer of each network, with these options. */
const apart = (...choices: number[][]) =>
  choices.map((chosen, place) => ({ network: `n${place}`, choices: chosen }));
const times = <T>(count: number, value: T) => Array<T>(count).fill(value);

const yes = [0];
const no = [1];
const groupSize = 10;

const one = { questionId: 1, placeCount: 2, several: false };
const several = { questionId: 1, placeCount: 3, several: true };

describe("the answers of a group", () => {
  const rule = { groupSize, crowd: 5 };
  const shows = (answers: ReturnType<typeof apart>, question = one) =>
    givesNobodyAway(gainOf(answers, question), rule);

  it("wait if all chose the same option, whether or not all answered", () => {
    expect(shows(apart(...times(10, yes)))).toBe(false);
    expect(shows(apart(...times(4, yes)))).toBe(false);
  });

  it("wait if only people of four networks chose otherwise, who may be one person", () => {
    expect(shows(apart(...times(4, no), ...times(20, yes)))).toBe(false);
    expect(shows(apart(...times(5, no), ...times(5, yes)))).toBe(true);
    const own = times(30, { network: "own", choices: no });
    expect(shows([...own, ...apart(...times(7, yes))])).toBe(false);
  });

  it("wait for another network if this decision needs one more", () => {
    const answers = apart(...times(5, no), ...times(9, yes));
    const gain = gainOf(answers, one);
    expect(givesNobodyAway(gain, { groupSize, crowd: 6 })).toBe(false);
    const more = gainOf([...answers, { network: "more", choices: no }], one);
    expect(givesNobodyAway(more, { groupSize, crowd: 6 })).toBe(true);
  });

  it("wait if four networks only answered a conditional question, or did not", () => {
    const gainFor = (count: number, silent: string[]) => {
      const gain = gainOf(apart(...times(count, [])), {
        ...one,
        placeCount: 0,
      });
      return { ...gain, others: [silent], silent: silent.length };
    };
    const names = (count: number) => [...Array(count).keys()].map(String);
    expect(givesNobodyAway(gainFor(4, names(9)), rule)).toBe(false);
    expect(givesNobodyAway(gainFor(9, names(4)), rule)).toBe(false);
    expect(givesNobodyAway(gainFor(5, names(5)), rule)).toBe(true);
    expect(givesNobodyAway(gainFor(0, names(4)), rule)).toBe(true);
  });

  it("wait if most of a large group in which nobody chose an option come from few networks", () => {
    const own = Array.from({ length: 20 }, (_, n) => ({
      network: `own${n % 4}`,
      choices: [n % 2],
    }));
    const others = apart([0], [1]);
    expect(shows([...own, ...others], several)).toBe(false);
  });

  it("wait if nobody of a small group chose one option of several", () => {
    const refused = [[0], [1], [0], [1], [0], [1], [0], [1], [0], [1]];
    expect(shows(apart(...refused), several)).toBe(false);
    expect(shows(apart(...refused, ...refused), several)).toBe(true);
    expect(shows(apart(...refused), { ...several, several: false })).toBe(true);
  });

  it("wait if only four networks, who may be one person, chose one option of several", () => {
    const chosen = times(5, [0]).concat(times(5, [1]));
    const others = (count: number) => apart(...chosen, ...times(count, [2]));
    expect(shows(others(4), several)).toBe(false);
    expect(shows(others(5), several)).toBe(true);
  });

  it("are shown if nobody answered, and count people who wrote a text", () => {
    expect(shows([])).toBe(true);
    expect(shows(apart(...times(10, [])), { ...one, placeCount: 0 })).toBe(
      true,
    );
  });

  it("are shown together with waiting ones if their networks are enough together", () => {
    const of = (from: number, count: number) =>
      gainOf(
        Array.from({ length: 10 }, (_, n) => ({
          network: `n${from + n}`,
          choices: n < count ? no : yes,
        })),
        one,
      );
    const together = addGains(of(0, 2), of(10, 3));
    expect(together).toMatchObject({ answers: 20, choices: [15, 5] });
    expect(givesNobodyAway(together, rule)).toBe(true);
    expect(givesNobodyAway(addGains(of(0, 2), of(0, 3)), rule)).toBe(false);
  });

  it("contain other names of networks for each option", () => {
    const [zero, first] = gainOf(
      [{ network: "n", choices: [2] }],
      several,
    ).others;
    expect(zero).not.toEqual(first);
  });
});

describe("what remains of a question", () => {
  const gone = { answers: 0, choices: [0, 0], others: [[], []], answered: [] };
  const least = { others: [3, 3, 3], answered: 9, users: [3, 3] };
  const counts = { questionId: 1, answers: 40, choices: [30, 10], least };
  const remains = (changes: object) =>
    remainsSafe(counts, { ...gone, ...changes }, groupSize);

  it("is safe if fewer answers without an option leave than no attacker has", () => {
    expect(remains({ answers: 4, choices: [2, 2] })).toBe(true);
    expect(remains({ answers: 4, choices: [3, 1] })).toBe(false);
    expect(remains({ answers: 20, choices: [10, 10] })).toBe(false);
  });

  it("is safe if an option that fewer people chose leaves with all of them", () => {
    const known = { ...least, others: [20, 20] };
    const [answers, choices] = [15, [5, 10]];
    const { questionId } = counts;
    const all = { questionId, answers: 40, choices: [30, 10], least: known };
    expect(remainsSafe(all, { ...gone, answers, choices }, groupSize)).toBe(
      true,
    );
  });

  it("is not safe if as many leave who did not answer a conditional question", () => {
    expect(remains({ silent: 2 })).toBe(true);
    expect(remains({ silent: 3 })).toBe(false);
    const known = { ...least, others: [20, 20, 20], answered: 4 };
    const answered = (count: number) =>
      remainsSafe(
        { ...counts, least: known },
        { ...gone, answers: count, choices: [count - 1, 1], silent: 1 },
        groupSize,
      );
    expect(answered(3)).toBe(true);
    expect(answered(4)).toBe(false);
  });

  it("is not safe if as many leave who chose one option of several", () => {
    const users = [[], []];
    const leave = (count: number) =>
      remains({ answers: count, choices: [count, 0], users });
    expect(leave(2)).toBe(true);
    expect(leave(3)).toBe(false);
  });

  it("counts only people of whom an attacker with four networks is none", () => {
    const answers = apart(...times(4, no), ...times(7, yes));
    expect(leastOf(gainOf(answers, one)).others).toEqual([0, 3]);
  });
});
