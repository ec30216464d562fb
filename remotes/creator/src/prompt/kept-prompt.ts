import { sessionStore } from "@nearsay/core/session";

const storageKey = "creator_prompt";

interface KeptPrompt {
  /** The text that was handed over, which this one began with. */
  readonly prefill: string;
  readonly text: string;
}

/** Keeps the description for as long as the tab is open, so that a reload does not lose it. */
export function keepPrompt(prompt: KeptPrompt): void {
  sessionStore.write(storageKey, prompt);
}

/** The description as it was left; a text handed over since then begins it anew. */
export function readPrompt(prefill: string): string {
  const kept = sessionStore.read(storageKey);
  if (!isPrompt(kept)) return prefill;
  return prefill === "" || kept.prefill === prefill ? kept.text : prefill;
}

export function forgetPrompt(): void {
  sessionStore.remove(storageKey);
}

function isPrompt(value: unknown): value is KeptPrompt {
  return (
    typeof value === "object" &&
    value !== null &&
    "prefill" in value &&
    "text" in value &&
    typeof value.text === "string"
  );
}
