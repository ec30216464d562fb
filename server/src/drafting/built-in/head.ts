import type { DraftQuestion } from "@nearsay/core/contract";
import { cut } from "../clean-text.ts";
import { namesItsSubject } from "./ask-note.ts";
import type { Topic } from "./find-topic.ts";
import { capitalise } from "./split-choices.ts";

const titleMax = 120;

/** The title: the topic, else the first question, else the text's own start. */
export function writeTitle(
  own: readonly DraftQuestion[],
  { phrase, stance }: Topic,
): string {
  if (stance !== "unknown") return `Your view on ${phrase}`;
  const start = own.find(namesItsSubject)?.text ?? phrase;
  return capitalise(cut(start.replace(/^“|”$/g, ""), titleMax));
}

/** What the person who answers is told first. */
export function writeInstructions({ phrase, stance }: Topic): string {
  const about = stance === "unknown" ? "" : ` about ${phrase}`;
  return `A few short questions${about}. Please answer from your own experience; it takes about a minute.`;
}
