import type {
  SurveyLanguage,
  SurveyTranslation,
  TranslatedQuestion,
} from "@nearsay/core/contract";
import {
  type Worded,
  ambiguousOption,
  fitTranslation,
  textsOfTranslation,
  translatableOptions,
} from "@nearsay/core/domain";
import { invalidRequest } from "../base/refusal.ts";

/** Title and instructions by language; null for a survey in one language. */
export type TranslatedHeads =
  | {
      [Language in SurveyLanguage]?: Pick<
        SurveyTranslation,
        "title" | "instructions"
      >;
    }
  | null;

/** The translations of one question, by language; null if there are none. */
export type QuestionTranslations =
  | {
      [Language in SurveyLanguage]?: TranslatedQuestion;
    }
  | null;

interface Head {
  title: string;
  instructions: string;
}

/**
 * Translations as requested by the author, fitted to the survey; empty ones are
 * left out.
 * @param language Language of the survey's own texts.
 * @throws Refusal INVALID_REQUEST that states what to fix.
 */
export function readNewTranslations(
  payload: readonly SurveyTranslation[],
  survey: Head,
  questions: readonly Worded[],
  language: SurveyLanguage | null | undefined,
): SurveyTranslation[] {
  for (const translation of payload) refuseSurplus(translation, questions);
  const fitted = payload
    .map((translation) => fitTranslation(survey, questions, translation))
    .filter((translation) => textsOfTranslation(translation).length > 0);
  refuseLanguages(
    fitted.map((each) => each.language),
    language,
  );
  refuseAmbiguous(
    questions,
    questions.map((_question, place) =>
      fitted.flatMap((each) => each.questions[place] ?? []),
    ),
  );
  return fitted;
}

/** A translation with more questions or options than the survey was written for another survey. */
function refuseSurplus(
  { language, questions: given }: SurveyTranslation,
  questions: readonly Worded[],
): void {
  if (given.length > questions.length)
    throw invalidRequest((say) =>
      say.translationSurplusQuestions({
        language,
      }),
    );
  const wrong = given.findIndex(({ options }, place) => {
    const question = questions[place];
    const room = question ? translatableOptions(question).length : 0;
    return options.length > room;
  });
  if (wrong >= 0)
    throw invalidRequest((say) =>
      say.translationSurplusOptions({ language, question: wrong + 1 }),
    );
}

/**
 * @throws Refusal INVALID_REQUEST if the survey's own language is missing, or a
 * language occurs twice, so that the language of a text would be unknown.
 */
export function refuseLanguages(
  translated: readonly string[],
  own: SurveyLanguage | null | undefined,
): void {
  if (translated.length === 0) return;
  if (own === null || own === undefined)
    throw invalidRequest((say) => say.surveyLanguageMissing);
  const all = [own, ...translated];
  const twice = all.find((one, place) => all.indexOf(one) !== place);
  if (twice !== undefined)
    throw invalidRequest((say) => say.languageTwice({ language: twice }));
}

/** @throws Refusal INVALID_REQUEST if the same text represents two options. */
export function refuseAmbiguous(
  questions: readonly Worded[],
  translations: readonly (readonly TranslatedQuestion[])[],
): void {
  for (const [place, question] of questions.entries()) {
    const text = ambiguousOption(question, translations[place] ?? []);
    if (text !== undefined)
      throw invalidRequest((say) =>
        say.optionAmbiguous({ question: place + 1, text }),
      );
  }
}

/** The translations that are stored with the survey. */
export function headsOf(
  translations: readonly SurveyTranslation[],
): TranslatedHeads {
  return byLanguage(translations, ({ title, instructions }) => ({
    title,
    instructions,
  }));
}

/** The translations that are stored with the question at this index. */
export function translationsAt(
  translations: readonly SurveyTranslation[],
  place: number,
): QuestionTranslations {
  return byLanguage(
    translations,
    ({ questions }) => questions[place] ?? untranslated,
  );
}

const untranslated: TranslatedQuestion = { text: "", options: [], words: {} };

function byLanguage<Kept>(
  translations: readonly SurveyTranslation[],
  kept: (translation: SurveyTranslation) => Kept,
): { [Language in SurveyLanguage]?: Kept } | null {
  if (translations.length === 0) return null;
  return Object.fromEntries(
    translations.map((each) => [each.language, kept(each)]),
  ) as { [Language in SurveyLanguage]?: Kept };
}

/** Rebuilds the translations from what is stored. */
export function joinTranslations(
  heads: TranslatedHeads,
  questions: readonly { translations: QuestionTranslations }[],
): SurveyTranslation[] {
  return languagesOf(heads).map((language) => ({
    language,
    title: "",
    instructions: "",
    ...heads?.[language],
    questions: questions.map(
      ({ translations }) => translations?.[language] ?? untranslated,
    ),
  }));
}

export function languagesOf(
  kept: TranslatedHeads | QuestionTranslations,
): SurveyLanguage[] {
  return Object.keys(kept ?? {}) as SurveyLanguage[];
}
