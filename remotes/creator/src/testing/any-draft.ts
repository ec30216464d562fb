import {
  answerPlacesModes,
  type DraftQuestion,
  type QuestionKind,
  hasOptions,
  limits,
  questionKinds,
  readForm,
  readModes,
  relations,
  resultsModes,
  scaleLooks,
  scopeRadii,
  sendForm,
  surveyLanguages,
  surveyScopes,
  typeOfKind,
} from "@nearsay/core/contract";
import { snapToGrid } from "@nearsay/core/domain";
import { dayAt } from "@nearsay/core/forms";
import fc from "@nearsay/core/testing/property";
import { type EditorDraft, openDraft } from "../draft/draft.ts";
import { newKey } from "../draft/question.ts";
import { type EditorPlace, noPlace } from "../draft/editor-place.ts";
import type { EditorTranslation } from "../draft/editor-translation.ts";
import { listTexts } from "../draft/translations.ts";

const textOf = (maxLength: number) =>
  fc
    .string({ unit: "binary", maxLength: 40 })
    .map((text) => text.slice(0, maxLength));

const places = fc.array(fc.nat(7), { minLength: 1, maxLength: 3 });

/** Conditions on earlier and later questions, on options that exist and that do not. */
const condition = fc.record({
  join: fc.constantFrom("and" as const, "or" as const),
  rules: fc.array(
    fc.record({
      question: fc.nat(7),
      relation: fc.constantFrom(...relations),
      places,
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

const day = (least: number) =>
  fc.integer({ min: least, max: least + 400 }).map(dayAt);

const word = textOf(limits.formWordMax);

/** What only each kind has. */
const kindParts = {
  text: fc.constant({}),
  choice: fc.record(
    { shuffled: fc.constant(true), least: fc.integer({ min: 1, max: 9 }) },
    { requiredKeys: [] },
  ),
  yes_no: fc.constant({}),
  scale: fc.record({
    scale: fc.record({
      from: fc.constantFrom(0 as const, 1 as const),
      to: fc.integer({ min: 2, max: 10 }),
      look: fc.constantFrom(...scaleLooks),
      low: word,
      high: word,
    }),
  }),
  ranking: fc.record({ shuffled: fc.constant(true) }, { requiredKeys: [] }),
  number: fc.record({
    number: fc.record({
      least: fc.integer(),
      most: fc.integer(),
      decimals: fc.nat(2),
      unit: word,
    }),
  }),
  date: fc.record({
    dates: fc.record({ first: day(19_000), last: day(20_000) }),
  }),
  statement: fc.constant({}),
} satisfies Record<QuestionKind, unknown>;

const commonParts = fc.record(
  {
    hint: textOf(limits.instructionsMax).filter((text) => text !== ""),
    required: fc.constant(true),
    section: fc.record({
      heading: word,
      text: textOf(limits.instructionsMax),
      page: fc.boolean(),
    }),
    showIf: condition,
    within: fc.constant(true),
  },
  { requiredKeys: [] },
);

/** A question of any kind in file format, valid or not. */
const question = fc
  .record({
    kind: fc.constantFrom(...questionKinds),
    text: textOf(limits.questionTextMax),
    options: fc.array(textOf(limits.optionTextMax), {
      minLength: 1,
      maxLength: 6,
    }),
    several: fc.boolean(),
    common: commonParts,
  })
  .chain(({ kind, text, options, several, common }) =>
    (kindParts[kind] as fc.Arbitrary<object>).map((own): DraftQuestion => {
      const type = typeOfKind(kind);
      const form = readForm({ kind, ...common, ...own }, type);
      const sent = form && sendForm(form, type);
      return {
        text,
        type,
        options: hasOptions(kind) ? options : [],
        allowMultiple: kind === "choice" && several,
        ...(sent && { form: sent }),
      };
    }),
  );

/** Translations of some of its texts, each with a unique word. */
const withTranslations = (draft: EditorDraft) =>
  fc
    .uniqueArray(fc.constantFrom(...surveyLanguages), { maxLength: 3 })
    .chain((languages) =>
      fc.tuple(
        ...languages.map((language) =>
          fc
            .subarray(listTexts(draft))
            .map((translated): EditorTranslation => ({
              language,
              words: Object.fromEntries(
                translated.map(({ id }, place) => [id, `${language} ${place}`]),
              ),
            })),
        ),
      ),
    )
    .map((translations): EditorDraft => ({ ...draft, translations }));

const where: fc.Arbitrary<Partial<EditorPlace>> = fc.oneof(
  fc.constant({ kind: "near" as const }),
  fc
    .record({ id: fc.integer({ min: 1 }), label: textOf(200) })
    .filter(({ label }) => label !== "")
    .map((named) => ({ kind: "named" as const, named })),
  fc
    .record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    .map((point) => ({ kind: "point" as const, point: snapToGrid(point) })),
);

/** Not chosen, nowhere, or a location with a scope. */
const anyPlace: fc.Arbitrary<EditorPlace> = fc.oneof(
  fc.constantFrom(noPlace, { ...noPlace, kind: "nowhere" as const }),
  fc
    .tuple(
      where,
      fc.constantFrom(null, ...surveyScopes),
      fc.constantFrom(...scopeRadii),
      fc.constantFrom(...answerPlacesModes),
    )
    .map(([stands, scope, radius, counts]) => ({
      ...noPlace,
      ...stands,
      counts,
      ...(scope && { scope, radius }),
    })),
);

/** Any draft that a file can contain, including unfinished ones. */
export const anyDraft: fc.Arbitrary<EditorDraft> = fc
  .record({
    title: textOf(limits.titleMax),
    instructions: textOf(limits.instructionsMax),
    questions: fc.array(question, { maxLength: 6 }),
    challenges: fc.array(textOf(limits.questionTextMax), { maxLength: 3 }),
    mode: fc.constantFrom("global" as const, "code" as const),
    results: fc.constantFrom(...resultsModes),
    reads: fc.constantFrom(...readModes),
    listOnFeedback: fc.boolean(),
    language: fc.option(fc.constantFrom(...surveyLanguages)),
    place: anyPlace,
  })
  .map(
    ({
      mode,
      results,
      reads,
      listOnFeedback,
      language,
      place,
      challenges,
      ...survey
    }) => {
      const draft = openDraft(
        {
          ...survey,
          challengeQuestions: [],
          expiresAt: null,
          visibility: { mode, code: null },
          exportHtmlCode: null,
        },
        0,
      );
      return {
        ...draft,
        listOnFeedback,
        language,
        place,
        challenges: challenges.map((text) => ({
          key: newKey(),
          text,
          expectedAnswer: "secret",
        })),
        access: { ...draft.access, code: "hidden", results, reads },
      };
    },
  )
  .chain(withTranslations);
