import { plainForm, type Question } from "@nearsay/core/contract";

/** From so many questions on, people want to know how far they are, and to go on another time. */
export const longFrom = 12;

/** Whether questions are asked in ways that the code for plain text and choice does not know. */
export function isFormed(questions: readonly Question[]): boolean {
  return questions.some(({ form }) => {
    const { kind, ...said } = form;
    return (
      !["text", "choice"].includes(kind) ||
      Object.entries(said).some(
        ([name, value]) => value !== plainForm[name as keyof typeof said],
      )
    );
  });
}
