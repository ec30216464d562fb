import {
  type DraftQuestion,
  hasOptions,
  limits,
  plainKind,
  readForm,
} from "@nearsay/core/contract";
import { textKey } from "@nearsay/core/domain";
import { checkForms } from "@nearsay/core/forms";
import { cleanLine, cleanParagraphs } from "./clean-text.ts";
import type { SurveyDraftCore } from "./drafter.ts";

/** A model's draft with more questions comes from a model that is stuck. */
export const draftQuestionsMax = 20;

/**
 * Brings a draft within the limits of publishing; null if no usable question is
 * left.
 * @param most Maximum number of questions.
 */
export function cleanDraft(
  source: SurveyDraftCore,
  most = draftQuestionsMax,
): SurveyDraftCore | null {
  const questions = cleanQuestions(source.questions, most);
  const [first] = questions;
  if (first === undefined) return null;
  return {
    title:
      cleanLine(source.title, limits.titleMax) ||
      cleanLine(first.text, limits.titleMax),
    instructions: cleanParagraphs(source.instructions, limits.instructionsMax),
    questions,
  };
}

/** An open question. */
export function askOpen(text: string): DraftQuestion {
  return { text, type: "free_text", options: [], allowMultiple: false };
}

/** The usable questions, without duplicates. */
export function cleanQuestions(
  questions: readonly DraftQuestion[],
  most = draftQuestionsMax,
): DraftQuestion[] {
  return distinct(
    questions.flatMap(cleanQuestion),
    (question) => question.text,
  ).slice(0, most);
}

function cleanQuestion(question: DraftQuestion): DraftQuestion[] {
  const text = cleanLine(question.text, limits.questionTextMax);
  if (text === "") return [];
  const { form, ...plain } = {
    ...question,
    text,
    options: optionsOf(question),
  };
  if (form !== undefined && isSound({ ...plain, form }))
    return [{ ...plain, form }];
  const isChoice =
    hasOptions(plainKind(plain.type)) && plain.options.length > 1;
  return [isChoice ? plain : askOpen(text)];
}

/**
 * Whether it can be published unchanged and alone: only the author can define
 * conditions between questions.
 */
function isSound({ form: sent, ...question }: DraftQuestion): boolean {
  const form = readForm(sent, question.type);
  return form !== null && checkForms([{ ...question, form }]).length === 0;
}

function optionsOf({ type, options, form }: DraftQuestion): string[] {
  if (!hasOptions(form?.kind ?? plainKind(type))) return [];
  const texts = options
    .map((option) => cleanLine(option, limits.optionTextMax))
    .filter((option) => option !== "");
  return distinct(texts, (option) => option).slice(0, limits.optionsMax);
}

function distinct<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const name = textKey(nameOf(item)).toLowerCase();
    return !seen.has(name) && seen.add(name);
  });
}
