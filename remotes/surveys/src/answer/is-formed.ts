import type { Question } from "@nearsay/core/contract";

/** From so many questions on, people want to know how far they are, and to go on another time. */
export const longFrom = 12;

/** Whether questions are asked in ways that the code for plain text and choice does not know. */
export function isFormed(questions: readonly Question[]): boolean {
  return questions.some(({ type, form }) => {
    const kind =
      type === "unanswerable" || !["text", "choice"].includes(form.kind);
    // Of a plain form all is empty; 0 is the place of an option.
    return Object.values({ ...form, kind }).some((said) => said || said === 0);
  });
}
