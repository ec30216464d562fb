import { useEffect, useState } from "react";
import { announce } from "./announce.ts";
import { texts } from "./texts.ts";

export type CopyState = "idle" | "copied" | "failed";

const FEEDBACK_MS = 1500;

/** Copies to the clipboard; the outcome is announced and held for 1.5 s. */
export function useCopy(copiedMessage: string = texts.copied) {
  // Each outcome is a new object, so that copying again starts the time anew.
  const [outcome, setOutcome] = useState<{ state: CopyState }>(IDLE);
  useEffect(() => {
    if (outcome === IDLE) return;
    const timer = setTimeout(() => {
      setOutcome(IDLE);
    }, FEEDBACK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  async function copy(text: string): Promise<void> {
    const copied = await writeClipboard(text);
    announce(copied ? copiedMessage : texts.copyFailed);
    setOutcome({ state: copied ? "copied" : "failed" });
  }
  return { state: outcome.state, copy };
}

const IDLE: { state: CopyState } = { state: "idle" };

/** False where the page has no clipboard or may not use it. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
