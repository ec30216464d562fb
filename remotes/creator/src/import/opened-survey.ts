import type {
  DraftChallengeQuestion,
  DraftQuestion,
  ReadMode,
  ResultsMode,
  SurveyEnding,
  SurveyLanguage,
  SurveyLimits,
  SurveyTranslation,
  VisibilityMode,
} from "@nearsay/core/contract";
import type { EditorPlace } from "../draft/editor-place.ts";

/** The survey in a file, within the limits of a draft. */
export interface OpenedSurvey
  extends SurveyEnding, Pick<SurveyLimits, "quota" | "forgetMonths"> {
  readonly title: string;
  readonly instructions: string;
  readonly questions: DraftQuestion[];
  readonly challengeQuestions: DraftChallengeQuestion[];
  readonly feedback: boolean;
  /** Null if the file defines none. */
  readonly language: SurveyLanguage | null;
  readonly translations: SurveyTranslation[];
  readonly mode: VisibilityMode;
  readonly results: ResultsMode;
  readonly reads: ReadMode;
  /** Omitted for file formats without locations. */
  readonly place?: EditorPlace;
}

export type Json = Record<string, unknown>;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
