import { limits, surveyDocumentSchema } from "@nearsay/core/contract";
import { truncate } from "@nearsay/core/forms";
import { type EditorDraft, openDraft } from "../draft/draft.ts";
import type { EditorQuestion } from "../draft/question.ts";
import { openTranslations } from "../draft/translations.ts";
import { fileImport as texts } from "#messages";
import { checkQuestions } from "../publish/check-draft.ts";
import { LeftOut } from "./left-out.ts";
import { type Json, type OpenedSurvey, isJson } from "./opened-survey.ts";
import { readDocument } from "./read-document.ts";
import { readSurveyJs } from "./read-survey-js.ts";

/** A file that contains no survey; its message explains why. */
export class UnreadableFile extends Error {}

export interface ReadSurvey {
  readonly draft: EditorDraft;
  /**
   * What is asked or counted differently than in the file, or cannot be
   * published, one sentence each.
   */
  readonly leftOut: readonly string[];
  /** What was left out because it affects only appearance. */
  readonly looks: readonly string[];
}

/**
 * Parses a survey from a file's text: this product's own format, or SurveyJS.
 * @param now Milliseconds since the epoch.
 * @throws UnreadableFile if it is neither.
 */
export function readSurvey(text: string, now: number): ReadSurvey {
  const left = new LeftOut();
  const opened = readKnown(parse(text), left);
  const draft = openSurvey(opened, now);
  for (const { question, problems } of checkQuestions(draft))
    for (const { message } of problems)
      left.report(
        texts.problem({
          where: texts.named({ title: titleOf(question) }),
          message,
        }),
      );
  return { draft, leftOut: left.sentences, looks: left.looks };
}

function titleOf({ text }: EditorQuestion): string {
  return truncate(text, limits.formWordMax);
}

function parse(text: string): unknown {
  try {
    // Some editors put a byte order mark before a text.
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

/** The schema's path may be preceded by the site's own origin. */
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
