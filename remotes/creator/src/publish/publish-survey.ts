import { ApiError, messageOf } from "@nearsay/core/api";
import {
  type CreatedSurvey,
  type ErrorCode,
  errorCodeOf,
} from "@nearsay/core/contract";
import { useNavigate } from "@nearsay/core/router";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import {
  forgetDraft,
  forgetToken,
  keepDraft,
  readKeptToken,
} from "../draft/kept-draft.ts";
import { keepKey } from "../owned/owned-surveys.ts";
import { creator as texts } from "#messages";
import { buildPayload } from "./build-payload.ts";
import { createSurvey } from "./create-survey.ts";
import type { TokenKeeper } from "./token-keeper.ts";
import { trimText } from "@nearsay/core/forms";

export interface Publishing {
  running: boolean;
  /** Why the last attempt failed; null if it did not. */
  failure: string | null;
  /**
   * The id of a survey that an earlier attempt published, whose reply was lost;
   * null if there is none.
   */
  before: string | null;
  publish: (draft: EditorDraft) => Promise<void>;
  /** Discards the draft and opens the survey that was published before. */
  goToIt: () => void;
  /** Publishes the draft in addition to the survey that was published before. */
  publishAnother: (draft: EditorDraft) => Promise<void>;
}

/**
 * Publishes the checked draft stored under this id, then opens the home page
 * with the new survey's id, unless the user left in the meantime.
 * @param onPublished Called right before navigating.
 */
export function usePublish(
  id: string,
  tokens: TokenKeeper,
  onPublished: () => void,
): Publishing {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const navigate = useNavigate();
  const storeCode = useSetAtom(storeAccessCodeAtom);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function goHome(createdSurveyId: string): Promise<void> {
    if (!here.current) return;
    onPublished();
    await navigate("/", { state: { createdSurveyId } });
  }

  async function publish(draft: EditorDraft): Promise<void> {
    setRunning(true);
    setFailure(null);
    setBefore(null);
    try {
      const surveyId = await publishSurvey(id, draft, tokens);
      // Stored because it is not shown again, and the author needs it to share
      // it.
      const { mode, code } = draft.access;
      if (mode === "code") storeCode(surveyId, code);
      await goHome(surveyId);
    } catch (error) {
      const earlier = publishedBefore(error);
      setBefore(earlier);
      setFailure(
        earlier === null ? messageOf(error, texts.publish.failed) : null,
      );
      setRunning(false);
    }
  }

  function forgetPublishing() {
    tokens.drop();
    forgetToken(id);
  }

  function goToIt() {
    if (before === null) return;
    forgetPublishing();
    forgetDraft(id);
    void goHome(before);
  }

  function publishAnother(draft: EditorDraft) {
    forgetPublishing();
    return publish(draft);
  }

  return { running, failure, before, publish, goToIt, publishAnother };
}

/**
 * Publishes the draft stored under this id, forgets it, stores the survey's
 * owner key and returns its id. The same token is used again until the server
 * rejects it as expired, so that a survey that did arrive is not published
 * twice. A token that expired before it was ever sent is replaced
 * automatically.
 * @throws Error with the server's message, if it sent one; see
 * `publishedBefore`.
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
    const created = await createSurvey(buildPayload(draft, token));
    keepOwnerKey(created, trimText(draft.title));
    tokens.drop();
    forgetDraft(id);
    return created.id;
  } catch (error) {
    if (codeOf(error) === tooOld) {
      tokens.drop();
      forgetToken(id);
    }
    throw error;
  }
}

/** Stored before anything else can fail, because the server never sends it again. */
function keepOwnerKey(created: CreatedSurvey, title: string): void {
  const { id, uuid, ownerKey } = created;
  if (uuid === null || ownerKey === null) return;
  keepKey({ uuid, id, title, key: ownerKey, role: "own" });
}

/** The id of the survey that an earlier try did publish, if the error contains it. */
function publishedBefore(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (errorCodeOf(error) !== "SURVEY_TOKEN_SPENT") return null;
  const { surveyId } = Object(error.data) as { surveyId?: unknown };
  return typeof surveyId === "number" ? String(surveyId) : null;
}

function codeOf(error: unknown) {
  return error instanceof ApiError ? errorCodeOf(error) : null;
}
