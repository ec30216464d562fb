import { generateSurvey } from "./draft-calls.ts";
import type { DraftProgress, GeneratedSurvey } from "@nearsay/core/contract";
import { useEffect, useRef, useState } from "react";
import { type GenerationFailure, readFailure } from "./generation-failure.ts";

interface Generation {
  running: boolean;
  /** The received part of the draft in progress; null until the server sends some. */
  progress: DraftProgress | null;
  /** Why the last attempt failed; null if it did not. */
  failure: GenerationFailure | null;
  generate: (content: string, how: DraftingWay) => Promise<void>;
  /** Cancels the running attempt; nothing of it arrives later. */
  cancel: () => void;
}

/** By the server's configured method, always by rules, or an empty survey. */
export type DraftingWay = "drafted" | "rules" | "manual";

/** Requests a draft, one at a time; leaving the page cancels. */
export function useGeneration(
  onGenerated: (generated: GeneratedSurvey) => void,
): Generation {
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<DraftProgress | null>(null);
  const [failure, setFailure] = useState<GenerationFailure | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function generate(content: string, how: DraftingWay): Promise<void> {
    const attempt = new AbortController();
    current.current = attempt;
    setRunning(true);
    setProgress(null);
    setFailure(null);
    let came: DraftProgress | null = null;
    try {
      const generated = await generateSurvey(content, how === "manual", {
        rules: how === "rules",
        signal: attempt.signal,
        onProgress(news) {
          if (attempt.signal.aborted) return;
          came = news;
          setProgress(news);
        },
      });
      if (attempt.signal.aborted) return;
      setRunning(false);
      onGenerated(generated);
    } catch (error) {
      if (attempt.signal.aborted) return;
      setRunning(false);
      setFailure(readFailure(error, came));
    }
  }

  function cancel() {
    current.current?.abort();
    setRunning(false);
  }

  return { running, progress, failure, generate, cancel };
}
