import { generateSurvey, messageOf } from "@nearsay/core/api";
import type { DraftProgress, GeneratedSurvey } from "@nearsay/core/contract";
import { useEffect, useRef, useState } from "react";
import { texts } from "../texts.ts";

interface Generation {
  running: boolean;
  /** What there is of the draft under way; null until the server tells. */
  progress: DraftProgress | null;
  /** Why the last attempt failed; null when it did not. */
  failure: string | null;
  generate: (content: string, manual: boolean) => Promise<void>;
  /** Gives up the attempt under way; nothing of it arrives later. */
  cancel: () => void;
}

/** Asks for a draft, one at a time; leaving the page gives up. */
export function useGeneration(
  onGenerated: (generated: GeneratedSurvey) => void,
): Generation {
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<DraftProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function generate(content: string, manual: boolean): Promise<void> {
    const attempt = new AbortController();
    current.current = attempt;
    setRunning(true);
    setProgress(null);
    setFailure(null);
    try {
      const generated = await generateSurvey(content, manual, {
        signal: attempt.signal,
        onProgress(news) {
          if (!attempt.signal.aborted) setProgress(news);
        },
      });
      if (attempt.signal.aborted) return;
      setRunning(false);
      onGenerated(generated);
    } catch (error) {
      if (attempt.signal.aborted) return;
      setRunning(false);
      setFailure(messageOf(error, texts.prompt.failed));
    }
  }

  function cancel() {
    current.current?.abort();
    setRunning(false);
  }

  return { running, progress, failure, generate, cancel };
}
