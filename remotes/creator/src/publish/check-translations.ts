import type { SurveyTranslation } from "@nearsay/core/contract";
import { ambiguousOption, formatLanguage } from "@nearsay/core/domain";
import type { EditorDraft } from "../draft/draft.ts";
import { fieldIds } from "../draft/editor-context.ts";
import { writtenTranslations } from "../draft/translations.ts";
import { placeTrimmed, trimmedTexts } from "./build-payload.ts";
import type { Problem } from "./problem.ts";
import { languages as words } from "#messages";

/** Problems that prevent a survey from being published in several languages. */
export function checkTranslations(draft: EditorDraft): Problem[] {
  const written = writtenTranslations(trimmedTexts(draft));
  if (written.length === 0) return [];
  const { language } = draft;
  const messages =
    language === null
      ? [words.problems.noLanguage]
      : written
          .filter((each) => each.language === language)
          .map(() =>
            words.problems.own({ language: formatLanguage(language) }),
          );
  return [...messages, ...ambiguous(draft, written)].map((message) => ({
    field: fieldIds.languages,
    message,
  }));
}

function ambiguous(
  draft: EditorDraft,
  written: readonly SurveyTranslation[],
): string[] {
  return placeTrimmed(draft).flatMap((question, place) => {
    const text = ambiguousOption(
      question,
      written.flatMap((each) => each.questions[place] ?? []),
    );
    // The text question of an option is not in this list.
    const number = draft.questions.findIndex(({ key }) => key === question.key);
    return text === undefined
      ? []
      : [words.problems.ambiguous({ number: number + 1, text })];
  });
}
