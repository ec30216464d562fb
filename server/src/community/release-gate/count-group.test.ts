import type { Random } from "../../base/random.ts";
import { countTerms } from "./count-group.ts";

/** A group by what its members wrote, each in a separate network unless one is named. */
const group = (...written: ([network: string, ...terms: string[]] | null)[]) =>
  written.map((one, place) => ({
    network: one?.[0] ?? `n${place}`,
    answers: {},
    terms: one?.slice(1) ?? null,
    sentiment: null,
  }));
/** Decisions need no network more than the least. */
const never: Random = () => 0;
const given = (...written: Parameters<typeof group>) =>
  Object.fromEntries(
    countTerms(group(...written), never).given.map(
      ({ term, people, networks, waits }) => [
        term,
        { people, networks: networks().length, waits },
      ],
    ),
  );

describe("the terms of a group", () => {
  /** Each in a separate network. */
  const wrote = (word: string, count: number) =>
    Array.from({ length: count }, (_, n): [string, string] => [
      `${word}${n}`,
      word,
    ]);

  it("count the people who used each term, and their networks", () => {
    const found = given(
      ["a", "bus", "tram"],
      ["a", "bus"],
      ["b", "tram"],
      ["c"],
    );
    expect(found).toEqual({
      bus: { people: 2, networks: 1, waits: true },
      tram: { people: 2, networks: 2, waits: true },
    });
  });

  it("wait if all who wrote used them, or all but four networks", () => {
    const own = Array.from({ length: 9 }, (_, n): [string, string] => [
      `own${n % 4}`,
      "tram",
    ]);
    const waits = (...written: Parameters<typeof group>) =>
      given(...wrote("bus", 2), ...written).bus?.waits;
    expect(waits()).toBe(true);
    expect(waits(...own)).toBe(true);
    expect(waits(...own, ["other", "tram"])).toBe(false);
    expect(waits(...wrote("tram", 5))).toBe(false);
    const once: Random = () => 1;
    const [bus] = countTerms(
      group(...wrote("bus", 2), ...wrote("tram", 5)),
      once,
    ).given;
    expect(bus?.waits).toBe(true);
  });

  it("release waiting terms only if five networks wrote", () => {
    const frees = (...written: Parameters<typeof group>) =>
      countTerms(group(...written)).frees;
    expect(frees(...wrote("bus", 4), null)).toBe(false);
    expect(frees(...wrote("bus", 4), ["own", "bus"])).toBe(true);
    expect(frees(null, null)).toBe(false);
  });

  it("have other names of networks for each term", () => {
    const [bus, tram] = countTerms(group(["a", "bus", "tram"])).given;
    expect(bus?.networks()).not.toEqual(tram?.networks());
  });
});
