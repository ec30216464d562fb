import { splitSentences } from "@nearsay/core/domain";
import fc from "fast-check";
import { writeBuiltIn } from "./built-in-writer.ts";
import type { SummaryMaterial } from "./summary-material.ts";

const open = (text: string, answerCount: number) => ({
  questionId: 9,
  text,
  options: [],
  answerCount,
  choiceCounts: [],
});

const choice = (text: string, counts: Record<string, number>) => ({
  questionId: 8,
  text,
  options: Object.keys(counts),
  choiceCounts: Object.values(counts),
  answerCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
});

const material = (given: Partial<SummaryMaterial> = {}): SummaryMaterial => ({
  surveyId: 1,
  title: "Night buses",
  isPrivate: false,
  responseCount: 12,
  groupSize: 10,
  questions: [],
  questionCount: given.questions?.length ?? 0,
  terms: [],
  sentimentCount: 0,
  sentimentBins: [],
  ...given,
});

describe("the built-in summary", () => {
  it("says what people chose, how they sound and which words they use, and what that rests on", () => {
    const summary = writeBuiltIn(
      material({
        responseCount: 1200,
        questions: [
          choice("Could you sit?", {
            Yes: 900,
            "No, never.": 200,
            "Mostly!": 100,
          }),
          choice("How often?", { Daily: 500, Weekly: 400, Never: 300 }),
          open("What is missing? Tell us.", 40),
        ],
        terms: [
          { term: "night bus", count: 9 },
          { term: "bus", count: 9 },
          { term: "bench", count: 5 },
          { term: "light", count: 2 },
        ],
        sentimentCount: 30,
        sentimentBins: [
          { bin: 2, count: 4 },
          { bin: 5, count: 6 },
          { bin: 8, count: 20 },
        ],
      }),
    );
    expect(splitSentences(summary)).toEqual([
      "1,200 people answered this survey of 3 questions.",
      "Most chose “Yes”, 75% (900 of 1,200 answers to “Could you sit?”).",
      "“Daily” leads with 42%, ahead of “Weekly” with 33% (1,200 answers to “How often?”).",
      "What people wrote sounds mostly positive: 20 positive, 6 neutral, and 4 negative (30 responses with text that could be scored, to “What is missing; Tell us”).",
      "Named most often: “night bus” by 9 people, “bench” by 5, and “light” by 2 (40 answers to “What is missing; Tell us”).",
    ]);
  });

  it("tells of a draw", () => {
    const questions = [choice("Which?", { "This!": 4, "That?": 4, None: 1 })];
    expect(writeBuiltIn(material({ questions }))).toContain(
      "“This” and “That” are level at 44% (9 answers to “Which?”).",
    );
  });

  it("has a second sentence where nothing stands out", () => {
    const questions = [open("Why?", 2), open("Where?", 5)];
    expect(writeBuiltIn(material({ questions, responseCount: 5 }))).toBe(
      "5 people answered this survey of 2 questions. One question was answered most (5 answers to “Where?”).",
    );
  });

  it("is two to five sentences, whatever was asked and answered", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
    const count = fc.nat({ max: 50 });
    const question = fc.oneof(
      fc.tuple(text, count).map(([asked, answers]) => open(asked, answers)),
      fc
        .tuple(text, fc.dictionary(text, count, { minKeys: 2, maxKeys: 4 }))
        .map(([asked, counts]) => choice(asked, counts)),
    );
    const terms = fc.array(fc.record({ term: text, count }), { maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(question, { minLength: 1, maxLength: 5 }),
        terms,
        fc.nat({ max: 20 }),
        (questions, found, sentimentCount) => {
          const summary = writeBuiltIn(
            material({ questions, terms: found, sentimentCount }),
          );
          const ends = summary.match(/[)sn]\.(?= |$)/gu) ?? [];
          expect(ends.length).toBeGreaterThanOrEqual(2);
          expect(summary.length).toBeLessThan(1500);
          expect(summary).not.toMatch(/NaN|undefined|null,|Infinity/);
        },
      ),
    );
  });
});
