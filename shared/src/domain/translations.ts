import type { Question, ShownWords } from "../contract/question.ts";
import type { QuestionForm } from "../contract/question-form.ts";
import {
  type FormWord,
  type SurveyTranslation,
  type TranslatedQuestion,
  formWords,
} from "../contract/translation.ts";
import { textKey } from "./text-key.ts";
import { lengthOf, trimText } from "../forms/text.ts";

/** The fields of a question that contain text. */
export type Worded = Pick<Question, "text" | "options" | "form">;

/** The texts of a form by field; empty if there are none. */
export function wordsOfForm({
  hint,
  scale,
  number,
  section,
}: QuestionForm): Record<FormWord, string> {
  return {
    hint,
    low: scale?.low ?? "",
    high: scale?.high ?? "",
    unit: number?.unit ?? "",
    heading: section?.heading ?? "",
    text: section?.text ?? "",
  };
}

function withWords(
  form: QuestionForm,
  words: Record<FormWord, string>,
): QuestionForm {
  const { hint, low, high, unit, heading, text } = words;
  const { scale, number, section } = form;
  return {
    ...form,
    hint,
    scale: scale && { ...scale, low, high },
    number: number && { ...number, unit },
    section: section && { ...section, heading, text },
  };
}

/**
 * The options of a question that need translation: the numbers of a scale are
 * the same in all languages.
 */
export function translatableOptions({ options, form }: Worded): string[] {
  return form.scale === null ? options : [];
}

/** A text as it is shown, and whether it is the original because of a missing translation. */
interface Shown {
  text: string;
  isOriginal: boolean;
}

function show(original: string, translated = ""): Shown {
  const isMissing = translated === "";
  return {
    text: isMissing ? original : translated,
    isOriginal: isMissing && original !== "",
  };
}

/**
 * A question in another language: missing texts are shown in the original and
 * marked with its language. Options keep their original texts, which answers
 * refer to, and are shown with `shown.options`.
 */
export function translateQuestion(
  question: Question,
  translated: TranslatedQuestion | undefined,
  original: string,
): Question {
  const own = wordsOfForm(question.form);
  const text = show(question.text, translated?.text);
  const options = question.options.map((option, place) => {
    const isNumber = question.form.scale !== null;
    const translation = isNumber ? option : translated?.options[place];
    return { option, ...show(option, translation) };
  });
  const words = formWords.map((word) => ({
    word,
    ...show(own[word], translated?.words[word]),
  }));
  const left = [text, ...options, ...words].filter(
    ({ isOriginal }) => isOriginal,
  );
  return {
    ...question,
    text: text.text,
    form: withWords(
      question.form,
      Object.fromEntries(words.map((each) => [each.word, each.text])) as Record<
        FormWord,
        string
      >,
    ),
    shown: {
      options: new Map(options.map((each) => [each.option, each.text])),
      languages: new Map(left.map((each) => [each.text, original])),
    },
  };
}

/** The displayed text of an option. */
export function shownOption(shown: ShownWords | undefined, option: string) {
  return shown?.options.get(option) ?? option;
}

/** Number of texts of a survey to translate, and of translated ones. */
export function countTranslated(
  survey: { title: string; instructions: string },
  questions: readonly Worded[],
  { title, instructions, questions: translated }: SurveyTranslation,
): { all: number; done: number } {
  const pairs: [string, string][] = [
    [survey.title, title],
    [survey.instructions, instructions],
    ...questions.flatMap((question, place) =>
      pairsOf(question, translated[place]),
    ),
  ];
  const asked = pairs.filter(([original]) => original !== "");
  return {
    all: asked.length,
    done: asked.filter(([, translation]) => translation !== "").length,
  };
}

function pairsOf(
  question: Worded,
  translated: TranslatedQuestion | undefined,
): [string, string][] {
  const own = wordsOfForm(question.form);
  return [
    [question.text, translated?.text ?? ""],
    ...translatableOptions(question).map((option, place): [string, string] => [
      option,
      translated?.options[place] ?? "",
    ]),
    ...formWords.map((word): [string, string] => [
      own[word],
      translated?.words[word] ?? "",
    ]),
  ];
}

/**
 * A text that means two options of a question, in one language or in two: an
 * answer with that text would be ambiguous. Undefined if there is none.
 */
export function ambiguousOption(
  question: Worded,
  translations: readonly Pick<TranslatedQuestion, "options">[],
): string | undefined {
  const places = new Map<string, number>();
  const sets = [
    question.options,
    ...translations.map(({ options }) =>
      options.slice(0, question.options.length),
    ),
  ];
  for (const options of sets)
    for (const [place, text] of options.entries()) {
      if (text === "") continue;
      const key = textKey(text);
      if ((places.get(key) ?? place) !== place) return text;
      places.set(key, place);
    }
  return undefined;
}

/** An answer with its options in the original language, whichever language was used. */
export function answerInOriginal(
  { options }: Pick<Worded, "options">,
  translations: readonly Pick<TranslatedQuestion, "options">[],
  answer: string | readonly string[],
): string | string[] {
  if (options.length === 0 || translations.length === 0)
    return typeof answer === "string" ? answer : [...answer];
  const named = (given: string) => {
    const text = given.trim();
    if (options.includes(text)) return text;
    const found = translations.find((each) => each.options.includes(text));
    return options[found?.options.indexOf(text) ?? -1] ?? text;
  };
  return typeof answer === "string" ? named(answer) : answer.map(named);
}

/**
 * The translation of a question that was changed without it: the texts of an
 * option follow it to its new position, and stay if it was reworded. Those of a
 * deleted option are deleted.
 */
export function carryTranslation(
  before: Worded,
  after: Worded,
  translated: TranslatedQuestion,
): TranslatedQuestion {
  const own = wordsOfForm(after.form);
  const options = translatableOptions(after).map((option, place) => {
    const moved = before.options.indexOf(option);
    if (moved >= 0) return translated.options[moved] ?? "";
    const old = before.options[place];
    const isReworded = old !== undefined && !after.options.includes(old);
    return isReworded ? (translated.options[place] ?? "") : "";
  });
  const words = formWords.filter(
    (word) => own[word] !== "" && translated.words[word],
  );
  return {
    text: translated.text,
    options,
    words: Object.fromEntries(
      words.map((word) => [word, translated.words[word] ?? ""]),
    ),
  };
}

/** Total length of all texts of a survey, in all its languages; its limit is `surveyTextMax`. */
export function surveyTextLength(
  survey: { title: string; instructions: string },
  questions: readonly Worded[],
  translations: readonly SurveyTranslation[],
): number {
  const texts = [
    ...[survey.title, survey.instructions],
    ...questions.flatMap((question) => [
      ...[question.text, ...translatableOptions(question)],
      ...Object.values(wordsOfForm(question.form)),
    ]),
    ...translations.flatMap(textsOfTranslation),
  ];
  return texts.reduce((sum, text) => sum + lengthOf(text), 0);
}

const untranslated: TranslatedQuestion = { text: "", options: [], words: {} };

/**
 * A translation in its stored form: trimmed, and without texts that the
 * original does not have.
 */
export function fitTranslation(
  survey: { title: string; instructions: string },
  questions: readonly Worded[],
  translation: SurveyTranslation,
): SurveyTranslation {
  const { language, title, instructions } = translation;
  return {
    language,
    title: trimText(title),
    instructions: survey.instructions === "" ? "" : trimText(instructions),
    questions: questions.map((question, place) =>
      fitQuestion(question, translation.questions[place] ?? untranslated),
    ),
  };
}

function fitQuestion(
  question: Worded,
  { text, options, words }: TranslatedQuestion,
): TranslatedQuestion {
  const own = wordsOfForm(question.form);
  const translatedWords = formWords
    .filter((word) => own[word] !== "")
    .map((word) => [word, trimText(words[word] ?? "")] as const)
    .filter(([, one]) => one !== "");
  return {
    text: trimText(text),
    options: translatableOptions(question).map((_option, place) =>
      trimText(options[place] ?? ""),
    ),
    words: Object.fromEntries(translatedWords),
  };
}

/** All texts of a translation. */
export function textsOfTranslation({
  title,
  instructions,
  questions,
}: SurveyTranslation): string[] {
  return [
    ...[title, instructions],
    ...questions.flatMap(({ text, options, words }) => [
      ...[text, ...options, ...Object.values(words)],
    ]),
  ].filter((text) => text !== "");
}
