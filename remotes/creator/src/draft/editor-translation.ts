import type { SurveyLanguage } from "@nearsay/core/contract";

/** The words of a draft in another language, by what they are the words of, so that moving and deleting leave each where it belongs. */
export interface EditorTranslation {
  readonly language: SurveyLanguage;
  /** By the ids of `listTexts`; empty or left out where they are missing. */
  readonly words: Readonly<Record<string, string>>;
  /** What a model drafted and nobody approved, by the same ids: it is published nowhere, and kept for as long as the editor is open. */
  readonly drafted?: Readonly<Record<string, string>>;
}
