import type {
  Section,
  SurveyLanguage,
  SurveyTranslation,
} from "@nearsay/core/contract";
import type { EditorDraft } from "../draft/draft.ts";
import { standsSomewhere } from "../draft/editor-place.ts";
import { closeEnding } from "../draft/ending.ts";
import { placeQuestions } from "../draft/place-questions.ts";
import { writtenTranslations } from "../draft/translations.ts";
import { documentPlace } from "./document-place.ts";
import type { Json } from "./opened-survey.ts";
import { keyOfLanguage } from "./survey-js-language.ts";
import {
  type Group,
  type Written,
  type WrittenText,
  groupWritten,
} from "./survey-js-written.ts";
import { writeCondition } from "./write-survey-js-condition.ts";
import { writeElement } from "./write-survey-js-element.ts";

/** What a survey may have that SurveyJS does not support. */
const unwritten = ["challenges", "units", "hints", "place", "ending"] as const;
export type Unwritten = (typeof unwritten)[number];

/** A draft in SurveyJS format: its questions, in all its languages. */
export function writeSurveyJs(draft: EditorDraft): Json {
  const { title, instructions, language, questions } = draft;
  const translations = writtenTranslations(draft);
  const text = (
    own: string,
    of: (translation: SurveyTranslation) => string | undefined,
  ) =>
    localize(
      own,
      language,
      translations.map((translation) => [
        translation.language,
        of(translation),
      ]),
    );
  const written = placeQuestions(questions).map((question, place): Written => ({
    question,
    place,
    text: (own, of) =>
      text(own, (translation) => {
        const translated = translation.questions[place];
        return translated && of(translated);
      }),
  }));
  return {
    ...(language && language !== "en" && { locale: keyOfLanguage(language) }),
    title: text(title, (translation) => translation.title),
    ...(instructions !== "" && {
      description: text(
        instructions,
        (translation) => translation.instructions,
      ),
    }),
    // Answers to questions that are no longer asked do not count, as in this
    // product.
    clearInvisibleValues: "onHiddenContainer",
    pages: writePages(groupWritten(written)),
  };
}

function localize(
  own: string,
  language: SurveyLanguage | null,
  translated: readonly (readonly [SurveyLanguage, string | undefined])[],
): WrittenText {
  const others = translated.flatMap(([each, text]) =>
    text ? [[keyOfLanguage(each), text] as const] : [],
  );
  if (others.length === 0) return own;
  return { [keyOfLanguage(language)]: own, ...Object.fromEntries(others) };
}

/** What of a draft is not in the file. */
export function listUnwritten(draft: EditorDraft): Unwritten[] {
  const { questions, challenges, place, ending } = draft;
  const isThere: Record<Unwritten, boolean> = {
    challenges: challenges.length > 0,
    units: questions.some(
      ({ number }) => number !== null && number.unit !== "",
    ),
    hints: questions.some(
      ({ kind, hint }) => kind === "statement" && hint !== "",
    ),
    place:
      standsSomewhere(place) && Object.keys(documentPlace(place)).length > 0,
    // The opening time is in no file.
    ending: Object.keys(closeEnding({ ...ending, opensAt: "" })).length > 0,
  };
  return unwritten.filter((each) => isThere[each]);
}

interface Around extends Json {
  readonly elements: Json[];
}

function writePages(groups: readonly Group[]): Json[] {
  const page: Around = { name: "page1", elements: [] };
  const pages = [page];
  let around = page;
  for (const group of groups) {
    const [first] = group;
    const { section, showIf } = first.question.form;
    if (section !== null) around = beginSection(section, first, pages);
    const visibleIf = showIf === null ? "" : writeCondition(showIf, groups);
    around.elements.push({
      ...writeElement(group),
      ...(visibleIf !== "" && { visibleIf }),
    });
  }
  return pages;
}

/**
 * A new page, or a panel on the last page; a section at the start of the survey
 * is its first page.
 */
function beginSection(
  section: Section,
  first: Written,
  pages: Around[],
): Around {
  const { heading, text, page } = section;
  const words = {
    ...(heading !== "" && {
      title: first.text(heading, (translation) => translation.words.heading),
    }),
    ...(text !== "" && {
      description: first.text(text, (translation) => translation.words.text),
    }),
  };
  if (page || first.place === 0) {
    const number = first.place === 0 ? 1 : pages.length + 1;
    const begun: Around = { name: `page${number}`, ...words, elements: [] };
    pages[number - 1] = begun;
    return begun;
  }
  const name = `panel${first.place + 1}`;
  const panel: Around = { type: "panel", name, ...words, elements: [] };
  pages.at(-1)?.elements.push(panel);
  return panel;
}
