import {
  type QuestionForm,
  hasOptions,
  limits,
  offersOptions,
  plainForm,
  readForm,
} from "@nearsay/core/contract";
import type { CreateSurveyBody } from "@nearsay/core/contract/schema";
import { textKey } from "@nearsay/core/domain";
import {
  type FormProblem,
  checkForms,
  dateYearsMax,
  rankedMax,
  scaleOptions,
  trimText,
} from "@nearsay/core/forms";
import type { Static } from "typebox";
import { invalidRequest } from "../base/refusal.ts";
import { joinMessages, type Message } from "../base/message.ts";
import type { QuestionRow } from "./question-repository.ts";

type Payload = Static<typeof CreateSurveyBody>["survey"]["questions"][number];

export interface NewQuestion extends Pick<
  QuestionRow,
  "text" | "type" | "options" | "allowMultiple" | "form"
> {
  /** Set for challenge questions only. */
  expectedAnswer: string | null;
}

/**
 * @param isTranslated Whether there are translations, which refer to options by
 * index.
 * @throws Refusal INVALID_REQUEST that names the question to fix.
 */
export function readNewQuestions(
  payload: Payload[],
  isTranslated = false,
): NewQuestion[] {
  refuseBlankOptions(payload, isTranslated);
  const questions = payload.map(readNewQuestion);
  const challenges = questions.filter(
    ({ expectedAnswer }) => expectedAnswer !== null,
  ).length;
  if (challenges > limits.challengeQuestionsMax) {
    throw invalidRequest((say) =>
      say.tooManyChallengeQuestions({
        max: limits.challengeQuestionsMax,
      }),
    );
  }
  if (challenges === questions.length)
    throw invalidRequest((say) => say.noQuestion);
  refuseForms(questions);
  return questions;
}

/**
 * Forms and translations refer to options by index, so dropping an empty option
 * would shift the others.
 */
function refuseBlankOptions(
  payload: readonly Payload[],
  isTranslated: boolean,
): void {
  const areNamed = payload.some(({ form }) => form !== undefined);
  if (!areNamed && !isTranslated) return;
  const blank = payload.findIndex(({ options = [] }) =>
    options.some((option) => trimText(option) === ""),
  );
  if (blank >= 0)
    throw invalidRequest((say) => say.optionEmpty({ question: blank + 1 }));
}

/**
 * Conditions refer to questions by index without the challenges, but authors
 * number all questions that they wrote, challenges included.
 */
function refuseForms(questions: readonly NewQuestion[]): void {
  const numbered = questions
    .map((question, index) => ({ ...question, number: index + 1 }))
    .filter(({ expectedAnswer }) => expectedAnswer === null);
  const problems = checkForms(numbered).map(({ question, problem }) =>
    describeProblem(problem, numbered[question]?.number ?? 0),
  );
  if (problems.length > 0) throw invalidRequest(joinMessages(...problems));
}

type Describe = (given: {
  question: number;
  ranked: number;
  years: number;
}) => string;

function describeProblem(problem: FormProblem, question: number): Message {
  return (say) => {
    const messages: Record<FormProblem, Describe> = {
      type: say.questionKindWrong,
      options: say.optionCountWrong,
      scale: say.scaleInvalid,
      number: say.numberRangeInvalid,
      dates: say.dateRangeInvalid,
      bounds: say.optionBoundsImpossible,
      exclusive: say.exclusiveOptionInvalid,
      backwards: say.dependsOnLater,
      "no-choice": say.dependsWithoutOptions,
      "no-option": say.dependsOnMissingOption,
      within: say.optionTextMisplaced,
      unreachable: say.questionNeverAsked,
      entangled: say.rulesTooComplex,
    };
    return messages[problem]({
      question,
      ranked: rankedMax,
      years: dateYearsMax,
    });
  };
}

function readNewQuestion(payload: Payload, index: number): NewQuestion {
  if (payload.isChallenge === true) return readChallenge(payload);
  const { type } = payload;
  const question = index + 1;
  const form = readNewForm(payload, question);
  return {
    type,
    form,
    text: requireText(payload.text, (say) => say.questionEmpty({ question })),
    options: optionsOf(payload, form, question),
    allowMultiple: offersOptions(type) && payload.allowMultiple === true,
    expectedAnswer: null,
  };
}

/** Drops fields that belong to another kind of question, and trims texts. */
function readNewForm(
  { type, form: given }: Payload,
  question: number,
): QuestionForm {
  const form = readForm(given, type);
  if (form === null)
    throw invalidRequest((say) => say.questionSettingsMissing({ question }));
  const { hint, scale, number, section } = form;
  return {
    ...form,
    hint: trimText(hint),
    scale: scale && {
      ...scale,
      low: trimText(scale.low),
      high: trimText(scale.high),
    },
    number: number && { ...number, unit: trimText(number.unit) },
    section: section && {
      ...section,
      heading: trimText(section.heading),
      text: trimText(section.text),
    },
  };
}

/** The options of a scale are its numbers; options in the request are ignored. */
function optionsOf(
  { options = [] }: Payload,
  { kind, scale }: QuestionForm,
  question: number,
): string[] {
  if (scale !== null) return scaleOptions(scale);
  return hasOptions(kind) ? readOptions(options, question) : [];
}

function readChallenge(payload: Payload): NewQuestion {
  const text = trimText(payload.text);
  const expectedAnswer = trimText(payload.challengeExpectedResponse ?? "");
  if (text === "" || expectedAnswer === "") {
    throw invalidRequest((say) => say.challengeQuestionIncomplete);
  }
  return {
    text,
    type: "free_text",
    options: [],
    allowMultiple: false,
    form: plainForm,
    expectedAnswer,
  };
}

/** Drops empty options. Refuses options with equal text, as nobody could distinguish them. */
function readOptions(texts: string[], question: number): string[] {
  const options = texts
    .map((text) => trimText(text))
    .filter((text) => text !== "");
  if (new Set(options.map(textKey)).size < options.length) {
    throw invalidRequest((say) => say.optionTwice({ question }));
  }
  if (options.length >= 2) return options;
  throw invalidRequest((say) => say.tooFewOptions({ question }));
}

/** @throws Refusal INVALID_REQUEST if the text contains nothing but whitespace. */
export function requireText(text: string, ifEmpty: Message): string {
  const trimmed = trimText(text);
  if (trimmed !== "") return trimmed;
  throw invalidRequest(ifEmpty);
}
