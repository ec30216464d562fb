import { sessionStore } from "@nearsay/core/session";
import { trimText } from "@nearsay/core/forms";

const storageKey = "creator_prompt";

interface KeptPrompt {
  /** The text from the navigation state that this one began with. */
  readonly prefill: string;
  readonly text: string;
}

/** Stores the description while the tab is open, so that a reload does not lose it. */
export function keepPrompt(prompt: KeptPrompt): void {
  sessionStore.write(storageKey, prompt);
}

/** The description as it was left; a newer text from the navigation state replaces it. */
export function readPrompt(prefill: string): string {
  const kept = Object(sessionStore.read(storageKey)) as Partial<KeptPrompt>;
  if (typeof kept.text !== "string") return prefill;
  return prefill === "" || kept.prefill === prefill ? kept.text : prefill;
}

export function forgetPrompt(): void {
  sessionStore.remove(storageKey);
}

/** The text in another page's navigation state to start a survey from. */
export function initialText(state: unknown): string {
  const { draftContent, reviewText } = Object(state) as Record<string, unknown>;
  const given = [draftContent, reviewText].find(
    (text): text is string => typeof text === "string" && trimText(text) !== "",
  );
  return given ?? "";
}
