import type { Question } from "@nearsay/core/contract";
import { numberedFrom } from "@nearsay/core/forms";

/**
 * With this number of questions or more, people want to see their progress, and
 * may want to continue another time.
 */
export const longFrom = 12;

/** Whether they need more than the code for a few questions of plain text and choice. */
export function isFormed(questions: readonly Question[]): boolean {
  if (questions.length >= numberedFrom) return true;
  return questions.some(({ type, form }) => {
    const kind =
      type === "unanswerable" || !["text", "choice"].includes(form.kind);
    // All settings of a plain form are empty. 0 counts as set, because it is
    // the index of an option.
    return Object.values({ ...form, kind }).some(
      (setting) => setting || setting === 0,
    );
  });
}
