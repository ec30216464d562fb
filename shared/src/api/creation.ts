import {
  type DraftProgress,
  type GeneratedSurvey,
  readCreatedSurveyId,
  readDraftProgress,
  readDraftedTexts,
  readGeneratedSurvey,
} from "../contract/draft.ts";
import type {
  SurveyPayload,
  TranslationToDraft,
} from "../contract/payloads.ts";
import { readString } from "../contract/read.ts";
import { ApiError } from "./errors.ts";
import { request } from "./request.ts";
import { submitOnce } from "./submit-once.ts";
import { texts } from "./texts.ts";

const generationTimeoutMs = 90_000;

/** Reserves the token that publishing needs. @throws ApiError */
export async function reserveSurveyToken(): Promise<string> {
  const reply = await request("/surveys/embedded-token", { method: "POST" });
  const token = readString(reply, "embeddedToken");
  if (token === "") throw new ApiError(0, texts.noSurveyToken);
  return token;
}

export interface GenerationOptions {
  /** Drafts by fixed rules, also where the server has a model. */
  rules?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: DraftProgress) => void;
}

/**
 * Drafts a survey from a description, or an empty one when `manual`. Each call
 * is another one: it changes nothing, and who asks again wants another draft.
 */
export async function generateSurvey(
  content: string,
  manual: boolean,
  { rules = false, signal, onProgress }: GenerationOptions = {},
): Promise<GeneratedSurvey> {
  return readGeneratedSurvey(
    await request("/surveys/generate", {
      method: "POST",
      body: { content, manual, ...(rules && { rules }) },
      action: "survey_generate",
      timeoutMs: generationTimeoutMs,
      signal,
      onProgress: onProgress && ((news) => onProgress(readDraftProgress(news))),
    }),
  );
}

/**
 * Drafts texts in another language; by their places, empty where none came.
 * @throws ApiError whose data tell those that were whole by then.
 */
export async function draftTranslation(
  wanted: TranslationToDraft,
  {
    signal,
    onProgress,
  }: { signal?: AbortSignal; onProgress?: (texts: string[]) => void } = {},
): Promise<string[]> {
  return readDraftedTexts(
    await request("/surveys/translations/draft", {
      method: "POST",
      body: wanted,
      action: "survey_generate",
      timeoutMs: generationTimeoutMs,
      signal,
      onProgress: onProgress && ((news) => onProgress(readDraftedTexts(news))),
    }),
  );
}

/** Publishes a survey and returns its id. */
export async function createSurvey(survey: SurveyPayload): Promise<string> {
  return readCreatedSurveyId(
    await submitOnce("/surveys", { survey }, "survey_create"),
  );
}
