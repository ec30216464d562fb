import {
  type DraftChallengeQuestion,
  type DraftQuestion,
  type QuestionForm,
  type QuestionType,
  hasOptions,
  limits,
  plainForm,
  plainKind,
  questionTypes,
  readForm,
  readTranslations,
  resultsModes,
  sendForm,
  typeOfKind,
} from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/forms";
import { asMonths, asQuota } from "../draft/ending.ts";
import { fileImport as texts, languages as languagesTexts } from "#messages";

import type { LeftOut } from "./left-out.ts";
import { readDocumentPlace } from "./read-document-place.ts";
import {
  type Json,
  type OpenedSurvey,
  isJson,
  listOf,
} from "./opened-survey.ts";

const surveyNames = new Set([
  ...["$schema", "schema", "title", "instructions", "feedback", "language"],
  ...["translations", "visibility", "results", "reads", "questions"],
  ...["quota", "forgetMonths", "closedMessage", "thanksMessage", "thanksLink"],
  ...["place", "scope", "radiusMeters", "answerPlaces"],
]);
const questionNames = new Set([
  ...["text", "type", "options", "allowMultiple", "isChallenge", "form"],
]);
const formNames = new Set(Object.keys(plainForm));

function readEnding(source: Json, left: LeftOut) {
  const where = texts.survey;
  const { quota: given, forgetMonths: after } = source;
  const quota = typeof given === "number" ? asQuota(given) : null;
  if (quota === null && given !== undefined)
    left.report(texts.noChoice({ where, name: "quota" }));
  const forgetMonths = asMonths(after);
  if (forgetMonths === null && after !== undefined)
    left.report(texts.noChoice({ where, name: "forgetMonths" }));
  const { endingMessageMax, thanksLinkMax } = limits;
  const read = (name: string, max: number) =>
    left.readText(source[name], where, name, max);
  return {
    ...(quota !== null && { quota }),
    ...(forgetMonths !== null && { forgetMonths }),
    closedMessage: read("closedMessage", endingMessageMax),
    thanksMessage: read("thanksMessage", endingMessageMax),
    thanksLink: read("thanksLink", thanksLinkMax),
  };
}

/** Parses a survey that was saved as a file by this product. */
export function readDocument(source: Json, left: LeftOut): OpenedSurvey {
  const where = texts.survey;
  const { titleMax, instructionsMax } = limits;
  left.checkNames(source, where, surveyNames);
  return {
    title: left.readText(source.title, where, "title", titleMax),
    instructions: left.readText(
      source.instructions,
      where,
      "instructions",
      instructionsMax,
    ),
    ...readQuestions(source, left),
    ...readEnding(source, left),
    place: readDocumentPlace(source, left),
    feedback: source.feedback === true,
    language: left.readLanguage(source.language, where, "language"),
    translations: readKnownTranslations(source.translations, left),
    mode: readMode(source.visibility, left),
    results: left.readChoice(source.results, where, "results", resultsModes),
    reads: left.readChoice(source.reads, where, "reads", [
      "texts",
      "figures",
      "rows",
    ]),
  };
}

function readKnownTranslations(given: unknown, left: LeftOut) {
  const known = readTranslations(given).slice(0, limits.translationsMax);
  if (known.length < listOf(given).length) left.report(languagesTexts.leftOut);
  return known;
}

function readMode(visibility: unknown, left: LeftOut): OpenedSurvey["mode"] {
  const given = isJson(visibility) ? visibility : {};
  left.checkNames(given, texts.survey, new Set(["mode"]));
  const mode = left.readChoice(given.mode, texts.survey, "visibility", [
    "global",
    "code",
  ]);
  if (mode === "code") left.report(texts.questions.code);
  return mode;
}

function readQuestions(source: Json, left: LeftOut) {
  const questions: DraftQuestion[] = [];
  const challengeQuestions: DraftChallengeQuestion[] = [];
  for (const [index, item] of listOf(source.questions).entries()) {
    const where = texts.question({ number: index + 1 });
    if (!isJson(item)) left.report(texts.unreadable({ where }));
    else if (item.isChallenge === true)
      challengeQuestions.push(readChallenge(item, where, left));
    else questions.push(readQuestion(item, where, left));
  }
  if (challengeQuestions.length > 0) left.report(texts.questions.expected);
  const max = limits.questionsMax;
  const challengesMax = limits.challengeQuestionsMax;
  const tooMany = texts.questions.challenges({ max: challengesMax });
  return {
    questions: left.takeFirst(questions, max, texts.questions.tooMany({ max })),
    challengeQuestions: left.takeFirst(
      challengeQuestions,
      challengesMax,
      tooMany,
    ),
  };
}

function readChallenge(
  item: Json,
  where: string,
  left: LeftOut,
): DraftChallengeQuestion {
  const { text } = readQuestion({ ...item, type: "free_text" }, where, left);
  return { text, expectedAnswer: "" };
}

function readQuestion(item: Json, where: string, left: LeftOut): DraftQuestion {
  left.checkNames(item, where, questionNames);
  const type = left.readChoice(item.type, where, "type", questionTypes);
  const form = readQuestionForm(item.form, type, where, left);
  const { questionTextMax, optionsMax, optionTextMax } = limits;
  const given = listOf(item.options);
  const listed = hasOptions(form.kind);
  const options = listed
    ? left.takeFirst(
        given,
        optionsMax,
        texts.options.tooMany({ where, max: optionsMax }),
      )
    : [];
  if (!listed && given.length > 0) left.report(texts.options.unused({ where }));
  const sent = sendForm(form, type);
  return {
    text: left.readText(item.text, where, "text", questionTextMax),
    type,
    options: options.map((option) =>
      left.readText(option, where, "options", optionTextMax),
    ),
    allowMultiple: form.kind === "choice" && item.allowMultiple === true,
    ...(sent && { form: sent }),
  };
}

/** The form as far as it is supported; otherwise a plain one by question type. */
function readQuestionForm(
  given: unknown,
  type: QuestionType,
  where: string,
  left: LeftOut,
): QuestionForm {
  const plain = { ...plainForm, kind: plainKind(type) };
  const form = readForm(given, type);
  if (form === null || typeOfKind(form.kind) !== type) {
    left.report(texts.noChoice({ where, name: "form" }));
    return plain;
  }
  if (isJson(given)) left.checkNames(given, where, formNames);
  return clipForm(form);
}

function clipForm(form: QuestionForm): QuestionForm {
  const { hint, scale, number, section } = form;
  const word = (text: string) => clipText(text, limits.formWordMax);
  const long = (text: string) => clipText(text, limits.instructionsMax);
  return {
    ...form,
    hint: long(hint),
    scale: scale && {
      ...scale,
      to: Math.min(10, Math.max(2, Math.round(scale.to))),
      low: word(scale.low),
      high: word(scale.high),
    },
    number: number && {
      ...number,
      decimals: Math.min(2, Math.max(0, Math.round(number.decimals))),
      unit: word(number.unit),
    },
    section: section && {
      ...section,
      heading: word(section.heading),
      text: long(section.text),
    },
  };
}
