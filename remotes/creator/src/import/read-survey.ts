import { limits, surveyDocumentSchema } from "@nearsay/core/contract";
import { truncate } from "@nearsay/core/domain";
import { type EditorDraft, openDraft } from "../draft/draft.ts";
import type { EditorQuestion } from "../draft/question.ts";
import { openTranslations } from "../draft/translations.ts";
import { importTexts as texts } from "../import-texts.ts";
import { checkQuestions } from "../publish/check-draft.ts";
import { LeftOut } from "./left-out.ts";
import { type Json, type OpenedSurvey, isJson } from "./opened-survey.ts";
import { readDocument } from "./read-document.ts";
import { readSurveyJs } from "./read-survey-js.ts";

/** A file that is no survey; its message says why. */
export class UnreadableFile extends Error {}

export interface ReadSurvey {
  readonly draft: EditorDraft;
  /** What is asked or counted otherwise than in the file, or cannot be published, a sentence each. */
  readonly leftOut: readonly string[];
  /** What changes nothing but looks, and was left out. */
  readonly looks: readonly string[];
}

/**
 * Reads a survey out of a file's text: one that was saved here, or SurveyJS.
 * @param now Milliseconds since the epoch.
 * @throws UnreadableFile where it is neither.
 */
export function readSurvey(text: string, now: number): ReadSurvey {
  const left = new LeftOut();
  const opened = readKnown(parse(text), left);
  const draft = openSurvey(opened, now);
  for (const { question, problems } of checkQuestions(draft))
    for (const { message } of problems)
      left.tell(texts.problem(texts.named(titleOf(question)), message));
  return { draft, leftOut: left.sentences, looks: left.looks };
}

function titleOf({ text }: EditorQuestion): string {
  return truncate(text, limits.formWordMax);
}

function parse(text: string): unknown {
  try {
    // Some editors put a mark of their encoding before a text.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new UnreadableFile(texts.refused.noJson);
  }
}

function readKnown(source: unknown, left: LeftOut): OpenedSurvey {
  if (!isJson(source)) throw new UnreadableFile(texts.refused.unknown);
  if (isSavedHere(source)) return readDocument(source, left);
  const lists = [source.pages, source.elements, source.questions];
  if (lists.some((list) => Array.isArray(list)))
    return readSurveyJs(source, left);
  throw new UnreadableFile(texts.refused.unknown);
}

/** The address may be told with the site's own before it. */
function isSavedHere({ schema }: Json): boolean {
  return typeof schema === "string" && schema.endsWith(surveyDocumentSchema);
}

function openSurvey(opened: OpenedSurvey, now: number): EditorDraft {
  const { feedback, language, translations, place, ...rest } = opened;
  const { mode, results, reads, ...survey } = rest;
  const draft = openDraft(
    {
      ...survey,
      expiresAt: null,
      visibility: { mode, code: null },
      exportHtmlCode: null,
    },
    now,
  );
  return {
    ...draft,
    listOnFeedback: feedback,
    language,
    ...(place && { place }),
    translations: openTranslations(translations, draft),
    access: { ...draft.access, results, reads },
  };
}
