import { ApiError, request } from "@nearsay/core/api";
import {
  type DraftProgress,
  type GeneratedSurvey,
  type TranslationToDraft,
  readDraftProgress,
  readDraftedTexts,
  readGeneratedSurvey,
  readSurveyToken,
} from "@nearsay/core/contract";
import { creator as texts } from "#messages";

const generationTimeoutMs = 90_000;

/** Reserves the token that is required for publishing. @throws ApiError */
export async function reserveSurveyToken(): Promise<string> {
  const reply = await request("/surveys/embedded-token", { method: "POST" });
  const token = readSurveyToken(reply);
  if (token === "") throw new ApiError(0, texts.prompt.noSurveyToken);
  return token;
}

export interface GenerationOptions {
  /** Drafts with fixed rules, even if the server has a model. */
  rules?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: DraftProgress) => void;
}

/**
 * Drafts a survey from a description, or an empty one if `manual`. Each call
 * makes a new draft: it changes no data, and a person who repeats it wants
 * another draft.
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
 * Drafts texts in another language; returned at their indexes, empty if
 * missing.
 * @throws ApiError whose data contain the texts that were complete by then.
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
