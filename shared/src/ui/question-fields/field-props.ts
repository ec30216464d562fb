import type { ComponentProps, ReactNode } from "react";
import type { Question } from "../../contract/index.ts";

/** Attributes of a text field: what of it a browser stores, corrects or checks. */
export type Writing = Pick<
  ComponentProps<"textarea">,
  "placeholder" | "autoComplete" | "autoCorrect" | "spellCheck"
>;

/** Props of every field. */
export interface FieldProps {
  readonly question: Question;
  /** The question, with the note whether an answer is required. */
  readonly label: string;
  readonly answer: string | string[] | undefined;
  readonly onAnswer: (id: string, answer: string | string[]) => void;
  /** Language in which the question is written. */
  readonly lang?: string | undefined;
  /** What must be corrected. */
  readonly problem?: string | undefined;
  readonly writing?: Writing | undefined;
  /** Indexes of options in the order in which they are shown; the author's order if omitted. */
  readonly order?: readonly number[] | undefined;
  /** Content that belongs to the last option. */
  readonly inside?: ReactNode;
}

/** Name of the answer in a browser form. */
export function fieldName({ id }: Question): string {
  return `question-${id}`;
}
