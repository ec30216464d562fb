import fc from "../testing/property.ts";
import type { ChoiceQuestion } from "../domain/choices.ts";
import { describeChoices } from "./describe-choices.ts";

function describeCounts(counts: Record<string, number>, total: number): string {
  const options = Object.entries(counts).map(([option, count]) => ({
    option,
    count,
  }));
  return describeChoices({ id: "q", text: "", total, options });
}

test.each<[string, Record<string, number>, number, string]>([
  [
    "more than half of the people",
    { Yes: 24, No: 16 },
    40,
    "Most chose “Yes”: 60%, 24 of 40",
  ],
  [
    "half of the people",
    { A: 20, B: 12, C: 8 },
    40,
    "“A” leads with 50%, 20 of 40",
  ],
  [
    "less than half of the people",
    { Bus: 1200, Tram: 1000, Car: 900 },
    3100,
    "“Bus” leads with 39%, 1,200 of 3,100",
  ],
  [
    "all but very few people",
    { Yes: 4201, No: 3 },
    4204,
    "Nearly all chose “Yes”: 4,201 of 4,204",
  ],
  ["everyone", { Yes: 40, No: 0 }, 40, "All 40 chose “Yes”"],
  [
    "everyone, if a question allows several choices,",
    { A: 40, B: 12 },
    40,
    "All 40 chose “A”",
  ],
  ["a single person", { Yes: 1, No: 0 }, 1, "The only answer is “Yes”"],
  [
    "two groups of equal size",
    { A: 5, B: 9, C: 9 },
    23,
    "“B” and “C” share the lead with 39% each",
  ],
  [
    "three groups of equal size",
    { A: 4, B: 4, C: 4 },
    12,
    "3 options share the lead with 33% each",
  ],
  [
    "all people but one, for each of two options,",
    { A: 999, B: 999 },
    1000,
    "“A” and “B” share the lead with >99% each",
  ],
  ["no one", { A: 0, B: 0 }, 0, "No answers to show yet"],
  ["no one, in a question without options,", {}, 0, "No answers to show yet"],
])("describes what %s chose", (_who, counts, total, sentence) => {
  expect(describeCounts(counts, total)).toBe(sentence);
});

test("shortens an option to 60 characters, keeping 57", () => {
  expect(describeCounts({ ["a".repeat(61)]: 1 }, 1)).toBe(
    `The only answer is “${"a".repeat(57)}…”`,
  );
  expect(describeCounts({ ["a".repeat(60)]: 1 }, 1)).toContain(
    `“${"a".repeat(60)}”`,
  );
});

test("keeps numbers in their position next to a right-to-left option", () => {
  expect(describeCounts({ שקט: 3, "Quiet 🌙": 1 }, 4)).toBe(
    "Most chose “\u2068שקט\u2069”: 75%, 3 of 4",
  );
});

test("always names the highest count or says that there is none", () => {
  const anyQuestion = fc.record<ChoiceQuestion>({
    id: fc.constant("q"),
    text: fc.string(),
    total: fc.nat(5000),
    options: fc.array(
      fc.record({
        option: fc.constantFrom("a", "b", "c", "d"),
        count: fc.nat(900),
      }),
    ),
  });
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const highest = Math.max(
        0,
        ...question.options.map(({ count }) => count),
      );
      expect(describeChoices(question).startsWith("No answers")).toBe(
        highest === 0,
      );
    }),
  );
});
