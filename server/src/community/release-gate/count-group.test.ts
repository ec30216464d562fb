import { countTerms } from "./count-group.ts";

/** A group by what its members wrote, each in a separate network unless one is named. */
const group = (...written: ([network: string, ...terms: string[]] | null)[]) =>
  written.map((one, place) => ({
    network: one?.[0] ?? `n${place}`,
    begunAt: place,
    answers: {},
    terms: one?.slice(1) ?? null,
    sentiment: null,
  }));
const given = (...written: Parameters<typeof group>) =>
  Object.fromEntries(
    countTerms(group(...written)).given.map(({ term, ...gain }) => [
      term,
      gain,
    ]),
  );

describe("the terms of a group", () => {
  it("count the people who used each term, and how many of them are distinct", () => {
    const found = given(
      ["a", "bus", "tram"],
      ["a", "bus"],
      ["b", "tram"],
      ["c"],
    );
    expect(found).toEqual({
      bus: { people: 2, apart: 1, waits: false },
      tram: { people: 2, apart: 2, waits: false },
    });
  });

  it("wait if all who wrote used them, or all but one network", () => {
    const found = given(["a", "bus"], ["b", "bus"], null, null);
    expect(found).toEqual({ bus: { people: 2, apart: 2, waits: true } });
    const own = ["own", "tram"] as [string, ...string[]];
    expect(given(["a", "bus"], ["b", "bus"], own, own).bus?.waits).toBe(true);
    const others = given(["a", "bus"], ["b", "bus"], own, ["c", "tram"]);
    expect(others.bus?.waits).toBe(false);
  });

  it("release waiting terms only if several networks wrote", () => {
    const frees = (...written: Parameters<typeof group>) =>
      countTerms(group(...written)).frees;
    expect(frees(["a", "bus"], ["b", "tram"])).toBe(true);
    expect(frees(["a", "bus"], ["a", "tram"], null)).toBe(false);
    expect(frees(["a", "bus"], ["a", "tram"])).toBe(false);
    expect(frees(null, null)).toBe(false);
  });

  it("count people instead of networks in a group of one network, three of whom may be one person", () => {
    const school = (word: string) => ["school", word] as [string, string];
    const of = (others: number) =>
      given(
        ...Array.from({ length: 20 }, () => school("bus")),
        ...Array.from({ length: others }, () => school("tram")),
      ).bus?.waits;
    expect(of(3)).toBe(true);
    expect(of(4)).toBe(false);
  });
});
