import {
  type Question,
  type QuestionForm,
  type SentForm,
  type SurveyTranslation,
  plainForm,
  readQuestions,
  sendForm,
  typeOfKind,
} from "../../contract/index.ts";
import {
  daysAt,
  numberSteps,
  numbersAt,
  dateSteps,
  pairPlace,
  rankPlace,
  scaleOptions,
} from "../../forms/index.ts";
import type {
  GivenAnswers,
  ScenarioCondition,
  ScenarioQuestion,
} from "./scenario.ts";

/** A question as the API takes it. */
export interface WrittenQuestion {
  text: string;
  type: "free_text" | "multiple_choice";
  options: string[];
  allowMultiple: boolean;
  form: SentForm;
}

/** The questions of a scenario as its author publishes them. */
export function writtenQuestions(
  questions: readonly ScenarioQuestion[],
): WrittenQuestion[] {
  return questions.map((question) => {
    const { text, kind, several = false } = question;
    const type = typeOfKind(kind);
    const form = formOf(question, questions);
    return {
      text,
      type,
      options: optionsOf(question),
      allowMultiple: several,
      form: sendForm(form, type) ?? { kind },
    };
  });
}

/** The questions as a form or the server reads them; ids count from 1. */
export function readQuestionsOf(
  questions: readonly ScenarioQuestion[],
): Question[] {
  return readQuestions(
    writtenQuestions(questions).map((question, place) => ({
      ...question,
      id: `${place + 1}`,
    })),
  );
}

/** Their texts in German; null if they are in one language. */
export function germanOf(
  questions: readonly ScenarioQuestion[],
): SurveyTranslation | null {
  const texts = questions.flatMap(({ german }) => german ?? []);
  if (texts.length === 0) return null;
  return {
    language: "de",
    title: "",
    instructions: "",
    questions: texts.map((german) => ({ ...german, words: {} })),
  };
}

/** Answers by the id of their question. */
export function answersById(
  questions: readonly Pick<Question, "id" | "text">[],
  answers: GivenAnswers,
): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(answers).map(([text, answer]) => {
      const question = questions.find((each) => each.text === text);
      if (question === undefined) throw new Error(`no question “${text}”`);
      return [question.id, answer];
    }),
  );
}

/**
 * The names of the counters of a question: an option; a number or a day, or the
 * first and the last of a step; an option at a rank, or before another.
 */
export function countedNames({ options, form }: Question): string[] {
  const { kind, number, dates } = form;
  if (number !== null)
    return Array.from({ length: numberSteps(number).count }, (_none, place) =>
      spanOf(numbersAt(number, place)),
    );
  if (dates !== null)
    return Array.from({ length: dateSteps(dates).count }, (_none, place) =>
      spanOf(daysAt(dates, place)),
    );
  return kind === "ranking" ? ranksOf(options) : options;
}

function spanOf([first, last]: readonly [number, number] | [string, string]) {
  return first === last ? `${first}` : `${first} to ${last}`;
}

function ranksOf(items: readonly string[]): string[] {
  const names: string[] = [];
  for (const [item, name] of items.entries())
    for (const [place, other] of items.entries()) {
      names[rankPlace(items.length, item, place)] = `${name} at ${place + 1}`;
      if (place !== item)
        names[pairPlace(items.length, item, place)] = `${name} before ${other}`;
    }
  return names;
}

function optionsOf({ options = [], scale = null }: ScenarioQuestion): string[] {
  return scale === null ? [...options] : scaleOptions(scale);
}

function formOf(
  question: ScenarioQuestion,
  questions: readonly ScenarioQuestion[],
): QuestionForm {
  const { kind, required = false, within = false } = question;
  const { least = null, most = null, exclusive, askedIf } = question;
  const { scale = null, number = null, dates = null } = question;
  return {
    ...plainForm,
    kind,
    required,
    within,
    least,
    most,
    scale,
    number,
    dates,
    exclusive:
      exclusive === undefined ? null : placeIn(optionsOf(question), exclusive),
    showIf: askedIf === undefined ? null : conditionOf(askedIf, questions),
  };
}

function conditionOf(
  { join = "and", rules }: ScenarioCondition,
  questions: readonly ScenarioQuestion[],
): QuestionForm["showIf"] {
  const texts = questions.map(({ text }) => text);
  return {
    join,
    rules: rules.map(({ question, relation, options }) => {
      const place = placeIn(texts, question);
      const asked = questions[place];
      const offered = asked === undefined ? [] : optionsOf(asked);
      const places = options.map((option) => placeIn(offered, option));
      return { question: place, relation, places };
    }),
  };
}

/** @throws Error if a scenario names what it does not have. */
function placeIn(names: readonly string[], name: string): number {
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`no “${name}” among ${names.join(", ")}`);
  return place;
}
