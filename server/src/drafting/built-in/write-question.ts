import type { DraftQuestion, SentForm } from "@nearsay/core/contract";
import { rankedMax, scaleOptions } from "@nearsay/core/forms";
import { askOpen } from "../clean-draft.ts";
import { capitalise, numbers } from "./choices.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import type { QuestionForm } from "./question-form.ts";

/** A question of this form, in one of the existing question types. */
export function writeQuestion(
  text: string,
  form: QuestionForm,
  { answers, reads }: DraftWords,
): DraftQuestion {
  switch (form.form) {
    case "yesNo":
      return formed(choice(text, answers.yesNo), { kind: "yes_no" });
    case "scale":
      return choice(text, answers[form.of]);
    case "degree":
      return choice(text, answers.degrees(form.quality));
    case "numbers":
      return onScale(text, form);
    case "choice":
      return choice(text, form.options);
    case "several":
      return several(text, form, reads.none);
    case "ranking":
      return form.options.length > rankedMax
        ? choice(text, form.options)
        : ranking(text, form.options);
    case "claim":
      return formed(choice(text, answers.claim), { kind: "statement" });
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

function formed(question: DraftQuestion, form: SentForm): DraftQuestion {
  return { ...question, form };
}

/** As a scale if the numbers fit one, else as a choice of numbers. */
function onScale(
  text: string,
  { low: from, high: to, stars }: Extract<QuestionForm, { form: "numbers" }>,
): DraftQuestion {
  if ((from !== 0 && from !== 1) || to < 2 || to > 10)
    return choice(text, numbers(from, to));
  const look = stars && from === 1 ? "stars" : "numbers";
  const scale = { from, to, look, low: "", high: "" } as const;
  return formed(choice(text, scaleOptions(scale)), { kind: "scale", scale });
}

/** With the option that excludes all others, and the maximum number of choices. */
function several(
  text: string,
  { options, most }: Extract<QuestionForm, { form: "several" }>,
  none: RegExp,
): DraftQuestion {
  const question = { ...choice(text, options), allowMultiple: true };
  const exclusive = options.findLastIndex((option) => none.test(option));
  const isLimit = most !== null && most > 1 && most < options.length;
  if (exclusive < 0 && !isLimit) return question;
  return formed(question, {
    kind: "choice",
    ...(exclusive >= 0 && { exclusive }),
    ...(isLimit && { most }),
  });
}

function ranking(text: string, options: readonly string[]): DraftQuestion {
  const kind = "ranking";
  return { ...choice(text, options), type: "free_text", form: { kind } };
}
