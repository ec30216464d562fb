import type { SurveyLanguage } from "@nearsay/core/contract";

/**
 * The texts of a draft in another language. Each is stored by the id of its
 * original, so that it follows when items are moved or deleted.
 */
export interface EditorTranslation {
  readonly language: SurveyLanguage;
  /** By the ids of `listTexts`; empty or omitted if missing. */
  readonly words: Readonly<Record<string, string>>;
  /**
   * Texts that a model drafted and the author has not approved, by the same
   * ids. They are never published, and kept while the editor is open.
   */
  readonly drafted?: Readonly<Record<string, string>>;
}
