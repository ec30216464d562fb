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

/** What a file says of a survey, within the limits of a draft. */
export interface OpenedSurvey
  extends SurveyEnding, Pick<SurveyLimits, "quota"> {
  readonly title: string;
  readonly instructions: string;
  readonly questions: DraftQuestion[];
  readonly challengeQuestions: DraftChallengeQuestion[];
  readonly feedback: boolean;
  /** Null where the file does not say. */
  readonly language: SurveyLanguage | null;
  readonly translations: SurveyTranslation[];
  readonly mode: VisibilityMode;
  readonly results: ResultsMode;
  readonly reads: ReadMode;
  /** Left out where such files say none. */
  readonly place?: EditorPlace;
}

export type Json = Record<string, unknown>;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
