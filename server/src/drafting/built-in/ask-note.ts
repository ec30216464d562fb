import type { DraftQuestion } from "@nearsay/core/contract";
import { askAsWritten, askChoice } from "./ask.ts";
import { readIndirectQuestions } from "./indirect-question.ts";
import type { Note } from "./read-notes.ts";
import { splitChoices } from "./split-choices.ts";

const requests =
  /\b(?:survey|poll|questionnaire|questions?|feedback|opinions?|ask|know|find out|learn|topics?|aspects?|things|areas|options|choices)\b/i;
const orders =
  /^(?:please )?(?:rate|describe|name|tell us|explain|choose|pick|select|list)\b/i;

/** Asked of lists and pairs whose text gives no question. */
const listQuestion = "Which of these matter most to you?";
const pairQuestion = "Which would you prefer?";

/** Whether a question says by itself what it is about. */
export function namesItsSubject({ text }: DraftQuestion): boolean {
  return text !== listQuestion && text !== pairQuestion;
}

/** The questions that a note asks, openly or between the lines. */
export function askNote(note: Note): DraftQuestion[] {
  if (note.kind === "question") return [askAsWritten(note.text, note.options)];
  if (note.kind === "list") return askList(note.lead, note.items);
  if (orders.test(note.text)) return [askAsWritten(note.text, [])];
  const asked = readIndirectQuestions(note.text);
  return asked.length > 0 ? asked : askMentioned(note.text);
}

/** A list under a heading keeps it as the question; one under a request is of things that matter. */
function askList(lead: string, items: string[]): DraftQuestion[] {
  if (items.length < 2) return [];
  if (lead !== "" && !requests.test(lead)) return [askChoice(lead, items)];
  return [askChoice(listQuestion, items, true)];
}

/** "either x or y" and "including x, y and z" in a statement. */
function askMentioned(statement: string): DraftQuestion[] {
  const pair = /\beither\s+([^.!;:]+\s+or\s+[^.!;:]+)/i.exec(statement)?.[1];
  if (pair !== undefined) {
    return [askChoice(pairQuestion, splitChoices(pair))];
  }
  const parts = /\b(?:including|such as)\s+([^.!;:]+)/i.exec(statement)?.[1];
  return askList("", splitChoices(parts ?? ""));
}
