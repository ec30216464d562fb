import {
  type DraftQuestion,
  type QuestionType,
  limits,
  offersOptions,
} from "@nearsay/core/contract";
import { importTexts as texts } from "../import-texts.ts";
import type { LeftOut } from "./left-out.ts";
import type { Json, OpenedSurvey } from "./opened-survey.ts";
import { listElements } from "./survey-js-elements.ts";
import { readOptions } from "./survey-js-options.ts";
import { readLocalized } from "./survey-js-text.ts";

interface Kind {
  readonly type: QuestionType;
  readonly allowMultiple: boolean;
  /** What is read of it beside what all questions have. */
  readonly names: readonly string[];
}

const text: Kind = { type: "free_text", allowMultiple: false, names: [] };
const one: Kind = {
  type: "multiple_choice",
  allowMultiple: false,
  names: ["choices"],
};
const several: Kind = { ...one, allowMultiple: true };

const kinds = new Map<unknown, Kind>([
  ["text", { ...text, names: ["inputType"] }],
  ["comment", text],
  ["radiogroup", one],
  ["dropdown", one],
  ["checkbox", several],
  ["tagbox", several],
  ["boolean", { ...one, names: ["labelTrue", "labelFalse"] }],
  [
    "rating",
    {
      ...one,
      names: ["rateValues", "rateMin", "rateMax", "rateStep", "rateCount"],
    },
  ],
]);

const surveyNames = new Set([
  ...["$schema", "title", "description", "pages", "elements", "questions"],
  "locale",
]);

/** Reads a SurveyJS survey, as far as its questions are of kinds that are asked here. */
export function readSurveyJs(source: Json, left: LeftOut): OpenedSurvey {
  const { titleMax, instructionsMax, questionsMax } = limits;
  const read = (name: string, max: number) =>
    readLocalized(source[name], texts.survey, name, max, left);
  left.checkNames(source, texts.survey, surveyNames);
  const questions = listElements(source, left).flatMap((item, index) =>
    readQuestion(item, texts.question(index + 1), left),
  );
  const tooMany = texts.questions.tooMany(questionsMax);
  return {
    title: read("title", titleMax),
    instructions: read("description", instructionsMax),
    questions: left.takeFirst(questions, questionsMax, tooMany),
    challengeQuestions: [],
    feedback: false,
    language: left.readLanguage(source.locale, texts.survey, "locale"),
    mode: "global",
    results: "groups",
    reads: "texts",
  };
}

/** None where its kind is not asked here. */
function readQuestion(
  item: Json,
  where: string,
  left: LeftOut,
): DraftQuestion[] {
  const kind = kinds.get(item.type);
  if (kind === undefined) {
    const named = typeof item.type === "string" ? item.type : "";
    left.tell(named ? texts.kind(where, named) : texts.unreadable(where));
    return [];
  }
  const { type, allowMultiple, names } = kind;
  left.checkNames(item, where, new Set(["type", "name", "title", ...names]));
  const { inputType } = item;
  if (typeof inputType === "string" && type === "free_text")
    if (inputType !== "text") left.tell(texts.asText(where, inputType));
  const asked = item.title ?? item.name;
  return [
    {
      text: readLocalized(asked, where, "title", limits.questionTextMax, left),
      type,
      options: offersOptions(type) ? readOptions(item, where, left) : [],
      allowMultiple,
    },
  ];
}
