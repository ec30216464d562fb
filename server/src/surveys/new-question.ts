import {
  type QuestionForm,
  hasOptions,
  limits,
  offersOptions,
  plainForm,
  readForm,
} from "@nearsay/core/contract";
import type { CreateSurveyBody } from "@nearsay/core/contract/schema";
import {
  type FormProblem,
  checkForms,
  dateYearsMax,
  rankedMax,
  scaleOptions,
  textKey,
  trimText,
} from "@nearsay/core/domain";
import type { Static } from "typebox";
import { invalidRequest } from "../base/refusal.ts";
import { type Message, said } from "../base/words/said.ts";
import type { Sentence } from "../base/words/sentences.ts";
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
    throw invalidRequest(
      said("A survey can have {max} challenge questions at most.", {
        max: limits.challengeQuestionsMax,
      }),
    );
  }
  if (challenges === questions.length)
    throw invalidRequest("A survey needs at least one question.");
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
    throw invalidRequest(
      said("Question {question} has an empty option.", { question: blank + 1 }),
    );
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
    said(problemWords[problem], {
      question: numbered[question]?.number ?? "",
      ...{ ranked: rankedMax, years: dateYearsMax },
    }),
  );
  if (problems.length > 0) throw invalidRequest(problems);
}

const problemWords = {
  type: "Question {question} is of a kind that does not go with its type, or takes one answer only.",
  options:
    "Question {question} needs other options: two or three for yes and no, three for a statement, 2 to {ranked} to rank.",
  scale: "Question {question} needs a scale from 0 or 1 to 10 at most.",
  number:
    "Question {question} needs a smallest number below its largest one, neither with more digits than it asks for.",
  dates:
    "Question {question} needs a first day before its last one, at most {years} years apart.",
  bounds:
    "Question {question} asks for a number of options that nobody can choose.",
  exclusive:
    "Question {question} can exclude other options by one of its own alone, where it takes several.",
  backwards:
    "Question {question} depends on a question that does not come before it.",
  "no-choice": "Question {question} depends on a question without options.",
  "no-option": "Question {question} depends on an option that is not there.",
  within:
    "Question {question} is the text of an option, which has to be one of a question before it.",
  unreachable:
    "Question {question} can never be asked: nobody can answer the questions before it so.",
  entangled:
    "Question {question} depends on too much for anybody to say when it is asked.",
} as const satisfies Record<FormProblem, Sentence>;

function readNewQuestion(payload: Payload, index: number): NewQuestion {
  if (payload.isChallenge === true) return readChallenge(payload);
  const { type } = payload;
  const question = index + 1;
  const form = readNewForm(payload, question);
  return {
    ...{
      type,
      form,
      text: requireText(
        payload.text,
        said("Question {question} must not be empty.", { question }),
      ),
    },
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
    throw invalidRequest(
      said(
        "Question {question} needs the scale, the numbers or the days that are chosen from.",
        { question },
      ),
    );
  const { hint, scale, number, section } = form;
  return {
    ...form,
    hint: trimText(hint),
    scale: scale && {
      ...scale,
      ...{ low: trimText(scale.low), high: trimText(scale.high) },
    },
    number: number && { ...number, unit: trimText(number.unit) },
    section: section && {
      ...section,
      ...{ heading: trimText(section.heading), text: trimText(section.text) },
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
    throw invalidRequest(
      "Each challenge question must include both a question and an expected answer.",
    );
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
    throw invalidRequest(
      said("Question {question} has the same option twice.", { question }),
    );
  }
  if (options.length >= 2) return options;
  throw invalidRequest(
    said("Question {question} needs at least two options.", { question }),
  );
}

/** @throws Refusal INVALID_REQUEST if the text contains nothing but whitespace. */
export function requireText(text: string, ifEmpty: Message): string {
  const trimmed = trimText(text);
  if (trimmed !== "") return trimmed;
  throw invalidRequest(ifEmpty);
}
