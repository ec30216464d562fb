import type { ComponentProps, ReactNode } from "react";
import type { Question } from "../../contract/index.ts";

/** How a text is written: what of it a browser keeps, corrects or checks. */
export type Writing = Pick<
  ComponentProps<"textarea">,
  "placeholder" | "autoComplete" | "autoCorrect" | "spellCheck"
>;

/** Of every field. */
export interface FieldProps {
  readonly question: Question;
  /** The question with what is said of whether it needs an answer. */
  readonly label: string;
  readonly answer: string | string[] | undefined;
  readonly onAnswer: (id: string, answer: string | string[]) => void;
  /** In which the question is written. */
  readonly lang?: string | undefined;
  /** What is to be mended. */
  readonly problem?: string | undefined;
  readonly writing?: Writing | undefined;
  /** The places of options in the order in which they are shown; that of the author where it is left out. */
  readonly order?: readonly number[] | undefined;
  /** What belongs to the last option. */
  readonly inside?: ReactNode;
}

/** What a form of the browser calls the answer. */
export function fieldName({ id }: Question): string {
  return `question-${id}`;
}
