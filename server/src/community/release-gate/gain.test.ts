import { addGains, gainOf, givesNobodyAway, remainsSafe } from "./gain.ts";

/** One answer of each network, with these options. */
const apart = (...choices: number[][]) =>
  choices.map((chosen, place) => ({ network: `n${place}`, choices: chosen }));
const times = <T>(count: number, value: T) => Array<T>(count).fill(value);

const yes = [0];
const no = [1];

describe("the answers of a group", () => {
  const shows = (answers: ReturnType<typeof apart>, options = 2) =>
    givesNobodyAway(gainOf(answers, options, false));

  it("wait if all chose the same option, whether or not all answered", () => {
    expect(shows(apart(...times(10, yes)))).toBe(false);
    expect(shows(apart(...times(4, yes)))).toBe(false);
  });

  it("wait if only one person chose otherwise, who could infer the rest", () => {
    expect(shows(apart(no, ...times(9, yes)))).toBe(false);
    expect(shows(apart(no, no, ...times(8, yes)))).toBe(true);
  });

  it("wait if those who chose otherwise are of one network, because one person may be all of them", () => {
    const own = times(3, { network: "own", choices: no });
    expect(shows([...own, ...apart(...times(7, yes))])).toBe(false);
    expect(shows([...own, ...apart(no, ...times(6, yes))])).toBe(true);
  });

  it("wait if all chose one option among others", () => {
    expect(shows(apart([0, 1], [0, 2], [0], [0, 1, 2]), 3)).toBe(false);
    expect(shows(apart([0, 1], [1, 2], [0, 2], [0], [1]), 3)).toBe(true);
  });

  it("are shown if nobody answered, and count people who wrote a text", () => {
    expect(shows([])).toBe(true);
    expect(shows(apart(...times(10, [])), 0)).toBe(true);
  });

  it("count people instead of networks in a group of one network, three of whom may be one person", () => {
    const inClass = (...choices: number[][]) =>
      gainOf(
        choices.map((chosen) => ({ network: "school", choices: chosen })),
        2,
        true,
      );
    const of = (yeses: number, noes: number) =>
      givesNobodyAway(inClass(...times(yeses, yes), ...times(noes, no)));
    expect(of(20, 3)).toBe(false);
    expect(of(20, 4)).toBe(true);
  });

  it("are shown together with waiting ones if both contain others, and treat two lone networks as one", () => {
    const alike = gainOf(apart(...times(10, yes)), 2, false);
    const mixed = gainOf(apart(no, no, ...times(8, yes)), 2, false);
    const lone = gainOf(apart(no, ...times(9, yes)), 2, false);
    expect(addGains(alike, mixed)).toMatchObject({
      answers: 20,
      choices: [18, 2],
    });
    expect(givesNobodyAway(addGains(alike, mixed))).toBe(true);
    expect(givesNobodyAway(addGains(lone, lone))).toBe(false);
  });

  it("do not release waiting ones with a group of one network, which may be one person's", () => {
    const alike = gainOf(apart(...times(10, yes)), 2, false);
    const own = times(12, { network: "own", choices: no });
    const mixed = [...own, ...times(5, { network: "own", choices: yes })];
    const group = gainOf(mixed, 2, true);
    expect(givesNobodyAway(group)).toBe(true);
    expect(givesNobodyAway(addGains(alike, group))).toBe(false);
  });

  it("leave a conditional question only if more people stay silent than one network may have", () => {
    const gone = { answers: 0, choices: [0], others: [2, 2] };
    const counts = { questionId: 1, released: 20, choices: [6] };
    const stays = (answers: number) =>
      remainsSafe({ ...counts, answers }, { ...gone });
    expect(stays(14)).toBe(false);
    expect(stays(12)).toBe(true);
    const plain = { ...gone, others: [2] };
    expect(remainsSafe({ ...counts, answers: 14 }, plain)).toBe(true);
  });
});
