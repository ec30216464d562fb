import type { Analytics, KindFigures } from "@nearsay/core/contract";
import { placesOfRanking, rankPlaces } from "@nearsay/core/forms";
import { kindsSection, statementsSection } from "./kinds.ts";

const number = { least: 0, most: 99, decimals: 0, unit: "km" };

const kindOf = (
  form: KindFigures["form"],
  places: number[] = [],
  options: string[] = [],
): KindFigures => ({ form, places, options });

const analyticsOf = (kind: KindFigures, total: number, counts: number[] = []) =>
  ({
    kinds: { 7: kind },
    questionTexts: { 7: "Which <first>?" },
    questionTotals: { 7: total },
    choiceBreakdown: {
      7: counts.map((count, place) => ({ option: `${place + 1}`, count })),
    },
  }) as unknown as Analytics;

const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function countRankings(rankings: number[][]): number[] {
  const counts = Array<number>(rankPlaces(3)).fill(0);
  for (const place of rankings.flatMap(placesOfRanking))
    counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

describe("figures of question kinds in the file", () => {
  it("contain first choices, mean rank and pairs of a ranking", () => {
    const counts = countRankings([
      [2, 0, 1],
      [2, 1, 0],
      [0, 2, 1],
    ]);
    const kind = kindOf({ kind: "ranking" }, counts, ["Oak", "Ash", "Elm"]);
    const shown = wordsOf(kindsSection(analyticsOf(kind, 3), []).text);
    expect(shown).toContain("Which &lt;first&gt;? Answered by 3");
    expect(shown).toContain(
      "In every comparison with another option, most people ranked “Elm” higher",
    );
    expect(shown).toContain("Elm 2 1.3 2 Oak 1 2 1 Ash 0 2.7 0");
  });

  it("contain the steps with the median and quartiles of a number", () => {
    const places = Array<number>(20).fill(0);
    places[0] = 1;
    places[4] = 2;
    places[9] = 1;
    const kind = kindOf({ kind: "number", number }, places);
    const shown = wordsOf(kindsSection(analyticsOf(kind, 4), []).text);
    expect(shown).toContain(
      "Half of the answers are at most about 23 km; the middle half is from about 5 km to about 25 km",
    );
    expect(shown).toContain("20 – 24 km 50% (2)");
  });

  it("contain days, and state if there are no answers", () => {
    const dates = { first: "2026-11-01", last: "2026-11-03" };
    const kind = kindOf({ kind: "date", dates }, [0, 1, 0]);
    const shown = wordsOf(kindsSection(analyticsOf(kind, 1), []).text);
    expect(shown).toContain("All 1 answered Nov 2, 2026");
    const none = kindsSection(
      analyticsOf({ ...kind, places: [0, 0, 0] }, 0),
      [],
    );
    expect(wordsOf(none.text)).toContain("No answers yet.");
  });

  it("render a ranking, and numbers as columns", () => {
    const ranked = kindOf({ kind: "ranking" }, countRankings([[2, 0, 1]]), [
      ...["Oak", "Ash", "Elm"],
    ]);
    expect(kindsSection(analyticsOf(ranked, 1), []).text).toMatch(
      /<svg role="img" aria-label="In every comparison with another option, most people ranked “Elm” higher"[^>]*>.*100% first, mean rank 1/s,
    );
    const days = { first: "2026-11-01", last: "2026-11-03" };
    const counted = kindOf({ kind: "date", dates: days }, [2, 1, 0]);
    const { text } = kindsSection(analyticsOf(counted, 3), []);
    expect(text).toMatch(
      /<svg role="img" aria-label="Half of the answers are at most/,
    );
    expect(text.match(/<rect [^>]*fill="var\(--color-accent\)"/g)).toHaveLength(
      2 * 3,
    );
  });

  it("render statements once, those with the most consensus first", () => {
    const statement = { kind: "statement" } as const;
    const { text } = statementsSection(
      analyticsOf(kindOf(statement), 4, [3, 1, 0]),
      [],
    );
    expect(wordsOf(text)).toContain(
      "Statements Most agreement: “Which &lt;first&gt;?”, 75% agree",
    );
    expect(text).toContain("75% agree, 25% disagree, 0% pass");
    expect(
      statementsSection(analyticsOf(kindOf({ kind: "scale" }), 0), []),
    ).toHaveProperty("text", "");
  });

  it("contain the answers of each side if sides are shown separately", () => {
    const dates = { first: "2026-11-01", last: "2026-11-03" };
    const kind = (places: number[]) => kindOf({ kind: "date", dates }, places);
    const sides = [
      { name: "By ticket", analytics: analyticsOf(kind([1, 1, 0]), 2) },
      { name: "Everybody else", analytics: analyticsOf(kind([0, 4, 0]), 4) },
    ];
    const shown = wordsOf(
      kindsSection(analyticsOf(kind([1, 5, 0]), 6), sides).text,
    );
    expect(shown).toContain("Everybody else: All 4 answered Nov 2, 2026");
    expect(shown).toContain("Nov 1, 2026 50% (1) 0% (0)");
  });
});
