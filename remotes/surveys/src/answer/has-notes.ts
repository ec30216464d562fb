import type { QuestionSet } from "@nearsay/core/contract";

/** Whether there is more to be said before a survey is answered than its questions. */
export function hasNotes(questionSet: QuestionSet): boolean {
  const { closedMessage, upcoming, edits } = questionSet;
  return closedMessage !== undefined || upcoming === true || edits.length > 0;
}
