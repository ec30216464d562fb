import {
  type DraftQuestion,
  type SurveyLanguage,
  type SurveyTranslation,
  type TranslatedQuestion,
  formWords,
  limits,
  readForm,
} from "@nearsay/core/contract";
import { translatableOptions, wordsOfForm } from "@nearsay/core/domain";
import { languages as languagesTexts } from "#messages";
import type { Json } from "./opened-survey.ts";
import { languageOfKey } from "./survey-js-language.ts";
import { Texts, wantedText } from "./survey-js-text.ts";

/** The translatable content of a survey, read once per language. */
export interface Worded {
  readonly title: string;
  readonly instructions: string;
  readonly questions: readonly DraftQuestion[];
}

/**
 * The texts of a survey in its other languages.
 * @param own The content in its own language.
 * @param read Reads the content in another language.
 */
export function readOtherLanguages(
  source: Json,
  own: Worded,
  language: SurveyLanguage,
  left: Texts,
  read: (texts: Texts) => Worded,
): SurveyTranslation[] {
  const known = [...left.keys].map(languageOfKey);
  const others = new Set(known.filter((each) => each !== null));
  others.delete(language);
  const found = [...others].flatMap((each) => {
    const translation = translate(own, read(new Texts(source, null, each)));
    return translation === null ? [] : [{ language: each, ...translation }];
  });
  if (known.includes(null) || found.length < others.size)
    left.report(languagesTexts.leftOut);
  return left.takeFirst(found, limits.translationsMax, languagesTexts.leftOut);
}

/**
 * Null if options with equal texts in that language were dropped, so that the
 * indexes no longer match.
 */
function translate(own: Worded, other: Worded) {
  const isAlike = own.questions.every(
    ({ options }, place) =>
      other.questions[place]?.options.length === options.length,
  );
  if (!isAlike) return null;
  return {
    title: wantedText(other.title),
    instructions: wantedText(other.instructions),
    questions: other.questions.map(translateQuestion),
  };
}

function translateQuestion({
  text,
  type,
  options,
  form: sent,
}: DraftQuestion): TranslatedQuestion {
  const form = readForm(sent, type);
  if (form === null) return { text: wantedText(text), options: [], words: {} };
  const words = wordsOfForm(form);
  return {
    text: wantedText(text),
    options: translatableOptions({ text, options, form }).map(wantedText),
    words: Object.fromEntries(
      formWords
        .map((word) => [word, wantedText(words[word])] as const)
        .filter(([, text]) => text !== ""),
    ),
  };
}
