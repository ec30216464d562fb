import { messageOf } from "@nearsay/core/api";
import { useNavigate } from "@nearsay/core/router";
import { useEffect, useRef, useState } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { forgetDraft, forgetToken } from "../draft/kept-draft.ts";
import { texts } from "../texts.ts";
import { publishSurvey, publishedBefore } from "./publish-survey.ts";
import type { TokenKeeper } from "./token-keeper.ts";

export interface Publishing {
  running: boolean;
  /** Why the last attempt failed; null when it did not. */
  failure: string | null;
  /** The survey that an earlier attempt published, whose answer was lost; null when there is none. */
  before: string | null;
  publish: (draft: EditorDraft) => Promise<void>;
  /** Leaves the draft for the survey that was published before. */
  goToIt: () => void;
  /** Publishes the draft besides the survey that was published before. */
  publishAnother: (draft: EditorDraft) => Promise<void>;
}

/** Publishes the checked draft kept under this id, then goes home with the new survey's id, unless the person went elsewhere meanwhile. @param onPublished Called right before going. */
export function usePublish(
  id: string,
  tokens: TokenKeeper,
  onPublished: () => void,
): Publishing {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const navigate = useNavigate();
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
      await goHome(await publishSurvey(id, draft, tokens));
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
