import { generateSurvey } from "@nearsay/core/api";
import type { DraftProgress, GeneratedSurvey } from "@nearsay/core/contract";
import { useEffect, useRef, useState } from "react";
import { type GenerationFailure, readFailure } from "./generation-failure.ts";

interface Generation {
  running: boolean;
  /** What there is of the draft under way; null until the server tells. */
  progress: DraftProgress | null;
  /** Why the last attempt failed; null when it did not. */
  failure: GenerationFailure | null;
  generate: (content: string, how: DraftingWay) => Promise<void>;
  /** Gives up the attempt under way; nothing of it arrives later. */
  cancel: () => void;
}

/** By what the server has, by rules in any case, or an empty survey. */
export type DraftingWay = "drafted" | "rules" | "manual";

/** Asks for a draft, one at a time; leaving the page gives up. */
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
