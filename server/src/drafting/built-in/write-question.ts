import type {
  DateRange,
  DraftQuestion,
  NumberRange,
  Scale,
  SentForm,
} from "@nearsay/core/contract";
import { dayAt, rankedMax, scaleOptions } from "@nearsay/core/forms";
import { askOpen } from "../clean-draft.ts";
import { capitalise, numbers } from "./choices.ts";
import type { DraftWords } from "./languages/draft-words.ts";
import type { QuestionForm } from "./question-form.ts";

/** A question of this form, in one of the existing question types. */
export function writeQuestion(
  text: string,
  form: QuestionForm,
  words: DraftWords,
): DraftQuestion {
  const { answers, locale } = words;
  switch (form.form) {
    case "yesNo":
      return formed(choice(text, answers.yesNo), { kind: "yes_no" });
    case "scale":
      return choice(text, answers[form.of]);
    case "degree": {
      const [low, high] = answers.degree;
      return scaled(text, { from: 1, to: 5, look: "numbers", low, high });
    }
    case "numbers":
      return onScale(text, form);
    case "choice":
      return choice(text, form.options, locale);
    case "several":
      return several(text, form, words);
    case "ranking":
      return form.options.length > rankedMax
        ? choice(text, form.options, locale)
        : ranking(text, form.options, locale);
    case "claim":
      return formed(choice(text, answers.claim), { kind: "statement" });
    case "ages":
      return choice(text, answers.ages);
    case "number":
      return formed(askOpen(text), { kind: "number", number: rangeOf(text) });
    case "date":
      return formed(askOpen(text), { kind: "date", dates: aroundToday() });
    case "open":
      return askOpen(text);
  }
}

/** @param locale In which the options get capitals. */
function choice(
  text: string,
  options: readonly string[],
  locale?: string,
): DraftQuestion {
  return {
    text,
    type: "multiple_choice",
    options: options.map((option) => capitalise(option, locale)),
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
  return scaled(text, { from, to, look, low: "", high: "" });
}

function scaled(text: string, scale: Scale): DraftQuestion {
  return formed(choice(text, scaleOptions(scale)), { kind: "scale", scale });
}

/** Units of which people name more than thirty. */
const many =
  /minut|dakika|хвилин|دقيقة|h[oe]ur|stund|hora|saat|годин|ساع|euro|€|[$£₺]|kilom|km/iu;

/** Up to thirty each number is counted on its own; the author can change it. */
function rangeOf(text: string): NumberRange {
  return { least: 0, most: many.test(text) ? 500 : 30, decimals: 0, unit: "" };
}

const halfYear = 182;

function aroundToday(): DateRange {
  const today = Math.floor(Date.now() / 86_400_000);
  return { first: dayAt(today - halfYear), last: dayAt(today + halfYear) };
}

/** With the option that excludes all others, and the maximum number of choices. */
function several(
  text: string,
  { options, most }: Extract<QuestionForm, { form: "several" }>,
  { reads, locale }: DraftWords,
): DraftQuestion {
  const question = { ...choice(text, options, locale), allowMultiple: true };
  const exclusive = options.findLastIndex((option) => reads.none.test(option));
  const isLimit = most !== null && most > 1 && most < options.length;
  if (exclusive < 0 && !isLimit) return question;
  return formed(question, {
    kind: "choice",
    ...(exclusive >= 0 && { exclusive }),
    ...(isLimit && { most }),
  });
}

function ranking(
  text: string,
  options: readonly string[],
  locale?: string,
): DraftQuestion {
  const kind = "ranking";
  return {
    ...choice(text, options, locale),
    type: "free_text",
    form: { kind },
  };
}
