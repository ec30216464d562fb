import { askNote, namesItsSubject } from "./built-in/ask-note.ts";
import { type Topic, findTopic } from "./built-in/find-topic.ts";
import { type Note, readNotes } from "./built-in/read-notes.ts";
import { roundOff } from "./built-in/round-off.ts";
import { cleanDraft, cleanQuestions } from "./clean-draft.ts";
import { cleanParagraphs, cut } from "./clean-text.ts";
import {
  type Drafter,
  type SurveyDraftCore,
  DraftingError,
} from "./drafter.ts";
import type { DraftQuestion } from "@nearsay/core/contract";
import { capitalise } from "./built-in/choices.ts";

/** Longest stretch of a description that is read, in UTF-16 units. */
const readMax = 20_000;

export const builtInNotice =
  "No AI model is set up on this server, so simple rules made this draft from your text. Please read every question and change what does not fit.";

/** Drafts from the text alone by fixed rules: the same text always gives the same survey. */
export function createBuiltInDrafter(): Drafter {
  return {
    draft(text, signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      const draft = draftByRules(text);
      return draft
        ? Promise.resolve({ draft, notice: builtInNotice })
        : Promise.reject(new DraftingError("The rules made no question."));
    },
  };
}

function draftByRules(text: string): SurveyDraftCore | null {
  const notes = readNotes(cleanParagraphs(text, readMax));
  const topic = findTopic(notes.map(noteText).join("\n"));
  const own = cleanQuestions(notes.flatMap(askNote));
  return cleanDraft({
    title: writeTitle(own, topic),
    instructions: writeInstructions(topic),
    questions: roundOff(own, topic),
  });
}

function noteText(note: Note): string {
  return note.kind === "list"
    ? `${note.lead}: ${note.items.join(", ")}`
    : note.text;
}

const titleMax = 120;

/** The title: the topic, else the first question, else the text's own start. */
function writeTitle(
  own: readonly DraftQuestion[],
  { phrase, stance }: Topic,
): string {
  if (stance !== "unknown") return `Your view on ${phrase}`;
  const start = own.find(namesItsSubject)?.text ?? phrase;
  return capitalise(cut(start.replace(/^“|”$/g, ""), titleMax));
}

/** What the person who answers is told first. */
function writeInstructions({ phrase, stance }: Topic): string {
  const about = stance === "unknown" ? "" : ` about ${phrase}`;
  return `A few short questions${about}. Please answer from your own experience; it takes about a minute.`;
}
