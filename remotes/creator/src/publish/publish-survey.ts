import { ApiError, createSurvey } from "@nearsay/core/api";
import type { EditorDraft } from "../editor/draft.ts";
import {
  forgetPublished,
  forgetToken,
  keepToken,
} from "../editor/kept-draft.ts";
import { texts } from "../texts.ts";
import { buildPayload } from "./build-payload.ts";
import type { TokenKeeper } from "./token-keeper.ts";

/**
 * Publishes the draft, forgets it and answers the survey's id. After a lost connection or a
 * server fault the same token is used again, so that a survey that did arrive is not
 * published twice.
 * @throws Error with words for the person, where the server gave any.
 */
export async function publishSurvey(
  draft: EditorDraft,
  tokens: TokenKeeper,
): Promise<string> {
  const token = await tokens.take().catch(() => {
    throw new Error(texts.publish.noToken);
  });
  keepToken(token);
  try {
    const id = await createSurvey(buildPayload(draft, token));
    tokens.drop();
    forgetPublished(token);
    return id;
  } catch (error) {
    if (isRefusal(error)) {
      tokens.drop();
      forgetToken();
    }
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
