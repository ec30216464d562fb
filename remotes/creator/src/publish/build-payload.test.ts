import { noEnding } from "../draft/ending.ts";
import { CreateSurveyBody } from "@nearsay/core/contract/schema";
import {
  limits,
  readModes,
  resultsModes,
  scopeRadii,
  surveyLanguages,
  type SurveyPayload,
  answerPlacesModes,
  surveyScopes,
} from "@nearsay/core/contract";
import fc from "@nearsay/core/testing/property";
import { Errors } from "typebox/value";
import { type EditorDraft, embeddings, newChallenge } from "../draft/draft.ts";
import { newKey, newOption, newQuestion } from "../draft/question.ts";
import { noPlace, placeKinds } from "../draft/editor-place.ts";
import { buildPayload } from "./build-payload.ts";
import { checkDraft } from "./check-draft.ts";

const attempt = { now: Date.UTC(2026, 0, 1), closingUnfinished: false };

const draft: EditorDraft = {
  title: "  Parks ",
  instructions: " Be kind ",
  closesAt: "",
  listOnFeedback: false,
  language: null,
  translations: [],
  place: { ...noPlace, kind: "near" },
  questions: [{ ...newQuestion("text"), text: " Why? " }],
  challenges: [],
  access: {
    mode: "global",
    code: "left over",
    exportProtected: false,
    exportCode: "left",
    embedding: "anywhere",
    embedSites: "left.example",
    results: "groups",
    reads: "texts",
  },
  ending: noEnding,
  leftOut: [],
  looks: [],
  edited: true,
};

describe("survey payload", () => {
  it("trims texts and omits what is not set", () => {
    expect(buildPayload(draft, "t1")).toEqual({
      title: "Parks",
      instructions: "Be kind",
      type: "geo",
      feedback: false,
      radiusMeters: null,
      lat: null,
      lng: null,
      answerPlaces: "rings",
      visibility: { mode: "global", code: null },
      questions: [
        {
          text: "Why?",
          type: "free_text",
          options: [],
          allowMultiple: false,
          isChallenge: false,
        },
      ],
      embeddedToken: "t1",
    });
  });

  it("sends the closing time as ISO and the codes that are enabled", () => {
    const payload = buildPayload(
      {
        ...draft,
        closesAt: "2031-02-03T04:05",
        listOnFeedback: true,
        access: {
          mode: "code",
          code: " seedling ",
          exportProtected: true,
          exportCode: " export ",
          embedding: "nowhere",
          embedSites: "",
          results: "groups",
          reads: "texts",
        },
      },
      "t1",
    );
    expect(payload).toMatchObject({
      feedback: true,
      expiresAt: new Date(2031, 1, 3, 4, 5).toISOString(),
      visibility: { mode: "code", code: "seedling" },
      exportHtmlCode: "export",
    });
    expect(payload).not.toHaveProperty("embedOrigins");
  });

  it.each([
    ["listed", ["https://left.example"]],
    ["nowhere", []],
  ] as const)("contains where it may be embedded: %s", (embedding, origins) => {
    const access = { ...draft.access, embedding };
    const { embedOrigins } = buildPayload({ ...draft, access }, "t1");
    expect(embedOrigins).toEqual(origins);
  });

  it.each(["closed", "live"] as const)(
    "contains when results show: %s",
    (results) => {
      const access = { ...draft.access, results };
      expect(buildPayload({ ...draft, access }, "t1")).toMatchObject({
        results,
      });
    },
  );

  it.each(["figures", "rows"] as const)(
    "contains what its author can read: %s",
    (reads) => {
      const access = { ...draft.access, reads };
      expect(buildPayload({ ...draft, access }, "t1")).toMatchObject({ reads });
    },
  );

  it("contains its language, if its author set one", () => {
    const payload = buildPayload({ ...draft, language: "de" }, "t1");
    expect(payload).toMatchObject({ language: "de" });
  });

  it.each(["nowhere", null] as const)(
    "contains no location and no radius if the author chose %s",
    (kind) => {
      const place = { ...noPlace, kind, scope: "only" } as const;
      const payload = buildPayload({ ...draft, place }, "t1");
      expect(payload).toMatchObject({ placed: false, radiusMeters: null });
      expect(payload).not.toHaveProperty("scope");
    },
  );

  it("contains a chosen place, and no finer point than its cell", () => {
    const place = {
      named: { id: 7, label: "Lisbon" },
      point: { lat: 52.520008, lng: 13.404954 },
      scope: "only",
      radius: 25,
      counts: null,
    } as const;
    const of = (kind: "near" | "named" | "point") =>
      buildPayload({ ...draft, place: { ...place, kind } }, "t1");
    const scoped = { scope: "only", radiusMeters: 25_000 };
    expect(of("named")).toMatchObject({ ...scoped, placeId: 7, lat: null });
    expect(of("point")).toMatchObject({ ...scoped, lat: 52.525 });
    expect(of("point")).not.toHaveProperty("placeId");
    expect(of("near")).toMatchObject({ ...scoped, lat: null, lng: null });
  });

  it("counts answer locations if the survey has one and they identify no one", () => {
    const counted = (changes: Partial<EditorDraft>) => {
      const sent: SurveyPayload = buildPayload({ ...draft, ...changes }, "t1");
      return sent.answerPlaces;
    };
    expect(counted({})).toBe("rings");
    expect(counted({ place: { ...draft.place, counts: "map" } })).toBe("map");
    expect(
      counted({ place: { ...draft.place, counts: "none" } }),
    ).toBeUndefined();
    expect(
      counted({ place: { ...draft.place, kind: "nowhere" } }),
    ).toBeUndefined();
    const access = { ...draft.access, results: "live" } as const;
    expect(
      counted({ access, place: { ...draft.place, counts: "map" } }),
    ).toBeUndefined();
    expect(
      counted({ access: { ...draft.access, reads: "rows" } }),
    ).toBeUndefined();
  });

  it("omits empty options and puts challenges after the questions, without empty rows", () => {
    const choice = {
      ...newQuestion("choice"),
      text: "Which?",
      options: [newOption(" North "), newOption(" "), newOption("South")],
      allowMultiple: true,
    };
    const challenge = {
      ...newChallenge(),
      text: " 2+2? ",
      expectedAnswer: " four ",
    };
    const { questions } = buildPayload(
      {
        ...draft,
        questions: [choice],
        challenges: [newChallenge(), challenge],
      },
      "t1",
    );
    expect(questions).toEqual([
      {
        text: "Which?",
        type: "multiple_choice",
        options: ["North", "South"],
        allowMultiple: true,
        isChallenge: false,
      },
      {
        text: "2+2?",
        type: "free_text",
        options: [],
        allowMultiple: false,
        isChallenge: true,
        challengeExpectedResponse: "four",
      },
    ]);
  });

  it("conforms to the contract whenever the draft has no problem", () => {
    const text = (maxLength: number) => fc.string({ maxLength });
    const key = fc.constant(null).map(newKey);
    const option = fc.record({ key, text: text(limits.optionTextMax) });
    const question = fc.oneof(
      text(limits.questionTextMax).map((asked) => ({
        ...newQuestion("text"),
        text: asked,
      })),
      fc
        .record({
          text: text(limits.questionTextMax),
          options: fc.array(option, { minLength: 1, maxLength: 4 }),
          allowMultiple: fc.boolean(),
        })
        .map((written) => ({ ...newQuestion("choice"), ...written })),
    );
    const code = fc.oneof(
      fc.string({ maxLength: 32 }),
      fc.constant("seedling"),
    );
    const drafts = fc.record<EditorDraft>({
      title: text(limits.titleMax),
      instructions: text(limits.instructionsMax),
      ending: fc.constant(noEnding),
      closesAt: fc.constantFrom("", "2031-02-03T04:05", "1999-01-01T00:00"),
      listOnFeedback: fc.boolean(),
      language: fc.option(fc.constantFrom(...surveyLanguages)),
      translations: fc.constant([]),
      place: fc.record({
        kind: fc.constantFrom(...placeKinds, null),
        named: fc.option(
          fc.record({ id: fc.integer({ min: 1 }), label: text(20) }),
        ),
        point: fc.option(
          fc.record({
            lat: fc.integer({ min: -90, max: 90 }),
            lng: fc.integer({ min: -180, max: 180 }),
          }),
        ),
        scope: fc.option(fc.constantFrom(...surveyScopes)),
        radius: fc.constantFrom(...scopeRadii),
        counts: fc.option(fc.constantFrom(...answerPlacesModes)),
      }),
      questions: fc.array(question, { maxLength: 3 }),
      challenges: fc.array(
        fc.record({ key, text: text(20), expectedAnswer: text(20) }),
        { maxLength: 2 },
      ),
      access: fc.record({
        mode: fc.constantFrom("global" as const, "code" as const),
        code,
        exportProtected: fc.boolean(),
        exportCode: code,
        embedding: fc.constantFrom(...embeddings),
        embedSites: fc.constantFrom("", "a.example", "a.example b c", "*"),
        results: fc.constantFrom(...resultsModes),
        reads: fc.constantFrom(...readModes),
      }),
      leftOut: fc.constant([]),
      looks: fc.constant([]),
      edited: fc.boolean(),
    });
    let valid = 0;
    fc.assert(
      fc.property(drafts, (any) => {
        if (checkDraft(any, attempt).length > 0) return;
        valid += 1;
        const body = { survey: buildPayload(any, "t1") };
        expect(Errors(CreateSurveyBody, body)).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(valid).toBeGreaterThan(20);
  });
});
