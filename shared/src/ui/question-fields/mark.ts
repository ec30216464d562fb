import type { Question } from "../../contract/index.ts";
import { questionFields as texts } from "#messages";

/**
 * How required questions are indicated: by marking the required ones or the
 * optional ones, whichever are fewer.
 */
export interface Marking {
  /** Ids of the marked questions. */
  marked: ReadonlySet<string>;
  word: string;
  /** Whether all are required, so that none is marked. */
  all: boolean;
}

export function markingOf(questions: readonly Question[]): Marking {
  const answerable = questions.filter(({ type }) => type !== "unanswerable");
  const required = answerable.filter(({ form }) => form.required);
  const optional = answerable.filter(({ form }) => !form.required);
  const few = required.length <= optional.length;
  return {
    marked: new Set((few ? required : optional).map(({ id }) => id)),
    word: few ? texts.required : texts.optional,
    all: required.length > 0 && optional.length === 0,
  };
}
