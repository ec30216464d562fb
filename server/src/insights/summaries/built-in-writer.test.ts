import {
  type Language,
  type QuestionForm,
  languages,
  plainForm,
} from "@nearsay/core/contract";
import { splitSentences } from "@nearsay/core/domain";
import { placesOfRanking } from "@nearsay/core/forms";
import fc from "@nearsay/core/testing/property";
import { inLanguage } from "../../base/in-language.ts";
import type { QuestionFigures } from "../../surveys/survey-figures.ts";
import "./summary-in.ts";
import { writeBuiltIn } from "./built-in-writer.ts";
import type { SummaryMaterial } from "./summary-material.ts";

const open = (text: string, answerCount: number): QuestionFigures => ({
  questionId: 9,
  type: "free_text",
  form: plainForm,
  text,
  options: [],
  answerCount,
  choiceCounts: [],
});

const choice = (
  text: string,
  counts: Record<string, number>,
): QuestionFigures => ({
  questionId: 8,
  type: "multiple_choice",
  form: { ...plainForm, kind: "choice" },
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
  asked: [],
  questions: [],
  terms: [],
  sentimentCount: 0,
  sentimentBins: [],
  ...given,
});

describe("the built-in summary", () => {
  it("describes choices, sentiment and frequent words, with the basis of each", () => {
    const summary = writeBuiltIn(
      material({
        responseCount: 1200,
        asked: [
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

  it("describes a tie", () => {
    const asked = [choice("Which?", { "This!": 4, "That?": 4, None: 1 })];
    expect(writeBuiltIn(material({ asked }))).toContain(
      "“This” and “That” are level at 44% (9 answers to “Which?”).",
    );
  });

  it("states nearly all in the same way as charts", () => {
    const asked = [choice("Which?", { This: 1226, That: 4, None: 0 })];
    expect(writeBuiltIn(material({ asked }))).toContain("“This”, >99% (");
  });

  it("has a second sentence if nothing stands out", () => {
    const asked = [open("Why?", 2), open("Where?", 5)];
    expect(writeBuiltIn(material({ asked, responseCount: 5 }))).toBe(
      "5 people answered this survey of 2 questions. One question was answered most (5 answers to “Where?”).",
    );
  });

  it("has two to five sentences for any questions and answers", () => {
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
        (asked, found, sentimentCount) => {
          const summary = writeBuiltIn(
            material({ asked, terms: found, sentimentCount }),
          );
          const ends = summary.match(/[)sn]\.(?= |$)/gu) ?? [];
          expect(ends.length).toBeGreaterThanOrEqual(2);
          expect(summary.length).toBeLessThan(1500);
          expect(summary).not.toMatch(/NaN|undefined|null,|Infinity/);
        },
      ),
    );
  });

  const asks = (
    text: string,
    form: Partial<QuestionForm>,
    choiceCounts: number[],
    options: string[] = [],
  ): QuestionFigures => ({
    questionId: 7,
    type: "free_text",
    text,
    options,
    choiceCounts,
    form: { ...plainForm, ...form },
    answerCount: 12,
  });

  const rankPlaces = Array.from({ length: 15 }, (_none, place) =>
    placesOfRanking([1, 0, 2]).includes(place) ? 12 : 0,
  );
  const kinds = {
    scale: asks(
      "How are the lanes?",
      {
        kind: "scale",
        scale: { from: 1, to: 3, look: "stars", low: "", high: "" },
      },
      [3, 3, 6],
      ["1", "2", "3"],
    ),
    ranking: asks("Which first?", { kind: "ranking" }, rankPlaces, [
      ...["Oak", "An ash. Or two!", "Elm"],
    ]),
    number: asks(
      "How far?",
      {
        kind: "number",
        number: { least: 0, most: 3, decimals: 0, unit: "km. Or so" },
      },
      [0, 12, 0, 0],
    ),
    date: asks(
      "When?",
      {
        kind: "date",
        dates: { first: "2026-11-01", last: "2026-11-03" },
      },
      [4, 8, 0],
    ),
    wider: asks("Widen it. Now!", { kind: "statement" }, [9, 2, 1]),
    sooner: asks("Sooner.", { kind: "statement" }, [4, 4, 4]),
  };

  it.each([
    [
      "scale",
      "2.3 of 3 on average (n = 12); 75% gave one of the two highest (12 answers to “How are the lanes?”).",
    ],
    [
      "ranking",
      "In every comparison with another option, most people ranked “An ash; Or two” higher (12 answers to “Which first?”).",
    ],
    ["number", "All 12 answered 1 km; Or so (12 answers to “How far?”)."],
    [
      "date",
      "Half of the answers are at most 2026-11-02; the middle half is from 2026-11-01 to 2026-11-02 (12 answers to “When?”).",
    ],
    ["wider", "Most agreement: “Widen it; Now”, 75% agree (12 answers)."],
  ] as const)("describes the result of a %s", (name, sentence) => {
    const summary = writeBuiltIn(material({ asked: [kinds[name]] }));
    expect(splitSentences(summary)).toEqual([
      "12 people answered this survey of 1 question.",
      sentence,
    ]);
  });

  it.each(Object.keys(languages) as Language[])(
    "consists of complete sentences, up to five, in %s",
    (language) => {
      const asked = [
        choice("Could you sit?", { Yes: 9, No: 3 }),
        choice("Often?", { Yes: 8, No: 4 }),
        open("Why?", 9),
      ];
      const counted = (name: keyof typeof kinds) =>
        inLanguage(language, () =>
          splitSentences(
            writeBuiltIn(
              material({
                asked: [...asked, kinds[name], kinds.sooner],
                terms: [{ term: "bus", count: 5 }],
              }),
            ),
          ),
        );
      for (const name of Object.keys(kinds) as (keyof typeof kinds)[])
        expect([name, counted(name).length]).toEqual([name, 5]);
    },
  );

  it("says nothing about a question with hardly any answers", () => {
    const few = { ...kinds.ranking, answerCount: 2 };
    expect(writeBuiltIn(material({ asked: [few] }))).not.toContain("Most");
  });
});
