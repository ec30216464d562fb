import { ApiError, createSurvey } from "@nearsay/core/api";
import { type ErrorCode, errorCodeOf } from "@nearsay/core/contract";
import type { EditorDraft } from "../draft/draft.ts";
import {
  forgetDraft,
  forgetToken,
  keepDraft,
  readKeptToken,
} from "../draft/kept-draft.ts";
import { texts } from "../texts.ts";
import { buildPayload } from "./build-payload.ts";
import type { TokenKeeper } from "./token-keeper.ts";

/**
 * Publishes the draft kept under this id, forgets it and returns the survey's id. The same token is used again
 * until the server says that it is too old, so that a survey that did arrive is not published
 * twice. One that grew too old before it was ever sent is replaced unasked.
 * @throws Error with words for the person, where the server gave any; see `publishedBefore`.
 */
export async function publishSurvey(
  id: string,
  draft: EditorDraft,
  tokens: TokenKeeper,
): Promise<string> {
  const token = await take(tokens);
  const neverSent = readKeptToken(id) !== token;
  try {
    return await send(id, draft, token, tokens);
  } catch (error) {
    if (!neverSent || codeOf(error) !== tooOld) throw error;
    return await send(id, draft, await take(tokens), tokens);
  }
}

const tooOld: ErrorCode = "SURVEY_TOKEN_INVALID";

function take(tokens: TokenKeeper): Promise<string> {
  return tokens.take().catch(() => {
    throw new Error(texts.publish.noToken);
  });
}

async function send(
  id: string,
  draft: EditorDraft,
  token: string,
  tokens: TokenKeeper,
): Promise<string> {
  keepDraft(id, draft, token);
  try {
    const surveyId = await createSurvey(buildPayload(draft, token));
    tokens.drop();
    forgetDraft(id);
    return surveyId;
  } catch (error) {
    if (codeOf(error) === tooOld) {
      tokens.drop();
      forgetToken(id);
    }
    throw error;
  }
}

/** The id of the survey that an earlier try published after all, where an error tells of one. */
export function publishedBefore(error: unknown): string | null {
  if (
    !(error instanceof ApiError) ||
    errorCodeOf(error) !== "SURVEY_TOKEN_SPENT"
  ) {
    return null;
  }
  const { surveyId } = Object(error.data) as { surveyId?: unknown };
  return typeof surveyId === "number" ? String(surveyId) : null;
}

function codeOf(error: unknown) {
  return error instanceof ApiError ? errorCodeOf(error) : null;
}
