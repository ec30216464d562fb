import { messageOf } from "@nearsay/core/api";
import { useNavigate } from "@nearsay/core/router";
import { useEffect, useRef, useState } from "react";
import type { EditorDraft } from "../editor/draft.ts";
import { texts } from "../texts.ts";
import { publishSurvey } from "./publish-survey.ts";
import type { TokenKeeper } from "./token-keeper.ts";

export interface Publishing {
  running: boolean;
  /** Why the last attempt failed; null when it did not. */
  failure: string | null;
  publish: (draft: EditorDraft) => Promise<void>;
}

/** Publishes a checked draft, then goes home with the new survey's id, unless the person went elsewhere meanwhile. */
export function usePublish(tokens: TokenKeeper): Publishing {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function publish(draft: EditorDraft): Promise<void> {
    setRunning(true);
    setFailure(null);
    try {
      const createdSurveyId = await publishSurvey(draft, tokens);
      if (here.current) await navigate("/", { state: { createdSurveyId } });
    } catch (error) {
      setFailure(messageOf(error, texts.publish.failed));
      setRunning(false);
    }
  }

  return { running, failure, publish };
}
