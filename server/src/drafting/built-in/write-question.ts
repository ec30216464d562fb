import type { DraftQuestion } from "@nearsay/core/contract";
import { askOpen } from "../clean-draft.ts";
import { capitalise, numbers } from "./choices.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import type { QuestionForm } from "./question-form.ts";

/** A question of a form, as one of the kinds there are. */
export function writeQuestion(
  text: string,
  form: QuestionForm,
  { answers }: DraftWords,
): DraftQuestion {
  switch (form.form) {
    case "yesNo":
      return choice(text, answers.yesNo);
    case "scale":
      return choice(text, answers[form.of]);
    case "degree":
      return choice(text, answers.degrees(form.quality));
    case "numbers":
      return choice(text, numbers(form.low, form.high));
    case "choice":
      return choice(text, form.options);
    case "several":
      return { ...choice(text, form.options), allowMultiple: true };
    // The first of them is what a single answer can tell of an order.
    case "ranking":
      return choice(text, form.options);
    case "number":
      return form.of === "anything"
        ? askOpen(text)
        : choice(text, answers[form.of]);
    case "date":
    case "open":
      return askOpen(text);
  }
}

function choice(text: string, options: readonly string[]): DraftQuestion {
  return {
    text,
    type: "multiple_choice",
    options: options.map(capitalise),
    allowMultiple: false,
  };
}
