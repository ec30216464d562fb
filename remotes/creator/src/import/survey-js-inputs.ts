import type { QuestionForm, QuestionKind } from "@nearsay/core/contract";
import type { Json } from "./opened-survey.ts";

/** A kind of question that SurveyJS asks with a text field of an input type. */
interface Input {
  readonly kind: QuestionKind;
  readonly type: string;
  /** Properties in addition to the input type. */
  readonly write: (form: QuestionForm) => Json;
}

export const inputs: readonly Input[] = [
  {
    kind: "number",
    type: "number",
    write: ({ number }) => ({
      min: number?.least,
      max: number?.most,
      step: Number((0.1 ** (number?.decimals ?? 0)).toFixed(2)),
    }),
  },
  {
    kind: "date",
    type: "date",
    write: ({ dates }) => ({ min: dates?.first, max: dates?.last }),
  },
];
