import { limits } from "@nearsay/core/contract";
import fc from "@nearsay/core/testing/property";
import { noPlace } from "../draft/editor-place.ts";
import { checkDraft } from "../publish/check-draft.ts";
import { readSurvey } from "./read-survey.ts";

const schema = "/schema/survey.json";
const read = (file: unknown) => readSurvey(JSON.stringify(file), 0);

describe("a file opened as a survey", () => {
  it.each([
    ["{", "This file is not JSON."],
    ["", "This file is not JSON."],
    ["<html>", "This file is not JSON."],
    ["[]", "neither"],
    ["null", "neither"],
    ["{}", "neither"],
    ['{"schema":7}', "neither"],
    ['{"pages":{"length":3}}', "neither"],
    [`${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`, "neither"],
    ["[".repeat(100_000), "not JSON"],
  ])("is refused with a message if invalid: %.20s", (text, words) => {
    expect(() => readSurvey(text, 0)).toThrow(words);
  });

  it("is read from any JSON, within every limit", () => {
    const question = fc.record(
      {
        text: fc.jsonValue(),
        title: fc.jsonValue(),
        type: fc.oneof(
          fc.constantFrom("free_text", "multiple_choice", "rating", "text"),
          fc.constantFrom("panel", "checkbox", "boolean", "__proto__"),
          fc.jsonValue(),
        ),
        options: fc.jsonValue(),
        choices: fc.jsonValue(),
        elements: fc.jsonValue(),
        isChallenge: fc.jsonValue(),
        rateMax: fc.jsonValue(),
        rateStep: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const list = fc.oneof(fc.jsonValue(), fc.array(question));
    const file = fc.record(
      {
        schema: fc.constantFrom(schema, "other"),
        title: fc.jsonValue(),
        visibility: fc.jsonValue(),
        reads: fc.jsonValue(),
        place: fc.jsonValue(),
        scope: fc.jsonValue(),
        answerPlaces: fc.jsonValue(),
        questions: list,
        elements: fc.array(question),
        pages: list,
      },
      { requiredKeys: ["elements"] },
    );
    fc.assert(
      fc.property(file, (source) => {
        const { draft } = read(source);
        expect(draft.title.length).toBeLessThanOrEqual(limits.titleMax);
        checkDraft(draft, { now: 0, closingUnfinished: false });
      }),
    );
  });

  it("is cut to the limits, and reports where", () => {
    const { draft, leftOut } = read({
      schema,
      title: "t".repeat(241),
      questions: [
        ...Array.from({ length: 21 }, () => ({
          text: "Which?",
          type: "free_text",
          isChallenge: true,
        })),
        {
          text: "?",
          type: "multiple_choice",
          options: Array.from({ length: 101 }, String),
        },
        ...Array.from({ length: 400 }, () => ({ text: "?" })),
      ],
    });
    expect(draft.title).toHaveLength(240);
    expect(draft.questions).toHaveLength(400);
    expect(draft.questions[0]?.options).toHaveLength(100);
    expect(draft.challenges).toHaveLength(20);
    expect(leftOut).toEqual([
      "The survey: “title” was cut to 240 characters.",
      "Question 22: options after the first 100 were left out.",
      "Expected answers of challenge questions were left out. Enter them again.",
      "Questions after the first 400 were left out.",
      "Challenge questions after the first 20 were left out.",
      "“\u2068?\u2069”: cannot be published as it is. Question 1 has the same option twice.",
    ]);
  });

  it("leaves the location to its author if it has none, as older files do", () => {
    expect(read({ schema, title: "Parks" })).toMatchObject({
      draft: { place: noPlace },
      leftOut: [],
    });
  });

  it("rounds its location to a cell", () => {
    const { draft } = read({ schema, place: { lat: 52.5234, lng: 13.4114 } });
    const { point } = draft.place;
    expect(point?.lat).toBe(52.525);
    expect(point).not.toMatchObject({ lng: 13.4114 });
  });

  it.each([
    [{ place: 7 }, "place"],
    [{ place: { lat: 91, lng: 0 } }, "place"],
    [{ place: { lat: "1", lng: 2 } }, "place"],
    [{ place: { id: 0, name: "Lisbon" } }, "place"],
    [{ place: { id: 7 } }, "place"],
    [{ scope: "all", radiusMeters: 5000 }, "scope"],
    [{ scope: "only", radiusMeters: 300 }, "radiusMeters"],
    [{ scope: "only" }, "radiusMeters"],
    [{ radiusMeters: 5000 }, "scope"],
    [{ answerPlaces: "streets" }, "answerPlaces"],
  ])("ignores an invalid location, and reports it: %j", (place, name) => {
    const { draft, leftOut } = read({ schema, ...place });
    expect(draft.place).toEqual(noPlace);
    expect(leftOut).toEqual([
      `The survey: the value of “${name}” is not known here.`,
    ]);
  });

  it("reports unknown properties", () => {
    const { draft, leftOut } = readSurvey(
      `{"schema":"https://elsewhere.example${schema}","__proto__":{"title":"No"},
        "lat":1,"visibility":{"mode":"secret","code":"abcd"},"reads":9,"title":["T"],
        "questions":["What?",{"text":"A?","type":"matrix","options":["x"]}]}`,
      0,
    );
    expect(draft.title).toBe("");
    expect(draft.access).toMatchObject({ mode: "global", reads: "texts" });
    expect(({} as { title?: string }).title).toBeUndefined();
    expect(leftOut).toEqual([
      "The survey: __proto__, lat.",
      "The survey: “title” is not text.",
      "Question 1: it could not be read.",
      "Question 2: the value of “type” is not known here.",
      "Question 2: options were left out, because it is a free text question.",
      "The survey: code.",
      "The survey: the value of “visibility” is not known here.",
      "The survey: the value of “reads” is not known here.",
    ]);
  });
});
