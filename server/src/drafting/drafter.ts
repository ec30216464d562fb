import type {
  DraftFailure,
  DraftProgress,
  DraftQuestion,
  SurveyLanguage,
  SurveyTemplate,
} from "@nearsay/core/contract";
import { Refusal } from "../base/refusal.ts";
import type { Message } from "../base/words/said.ts";

/** What a drafter makes of a person's description. */
export interface SurveyDraftCore {
  title: string;
  instructions: string;
  questions: DraftQuestion[];
}

export interface DraftedSurvey {
  /** Without questions where there are templates instead. */
  draft: SurveyDraftCore;
  /** To choose from where a text says nothing to ask about. */
  templates?: SurveyTemplate[];
  /** What the person should know about how this draft came to be. */
  notice: Message | null;
}

/** Turns a description into a survey that publishing would accept. */
export interface Drafter {
  /**
   * @param onProgress Told what there is of the draft whenever it grew, by a drafter that takes its time.
   * @throws DraftingError when no usable draft came about; the signal's reason when aborted.
   */
  draft(
    text: string,
    signal: AbortSignal,
    onProgress?: (progress: DraftProgress) => void,
  ): Promise<DraftedSurvey>;

  /**
   * Left out by a drafter that knows no other language.
   * @param onProgress Told the texts so far whenever more are whole.
   * @throws DraftingError when not one came about; the signal's reason when aborted.
   */
  translate?(
    wanted: TextsToTranslate,
    signal: AbortSignal,
    onProgress?: (progress: { texts: DraftedTexts }) => void,
  ): Promise<DraftedTexts>;
}

/** Texts of a survey that are to be said in another language. */
export interface TextsToTranslate {
  from: SurveyLanguage;
  to: SurveyLanguage;
  texts: readonly string[];
}

/** By the places of what was to be translated; empty where none came. */
export type DraftedTexts = string[];

/** What is told of a draft that did not come about. */
interface DraftingFailure {
  reason: DraftFailure;
  /** The questions that were whole by then. */
  draft?: SurveyDraftCore | null;
  /** Of a translation, those that were. */
  texts?: DraftedTexts;
}

/** No draft came about; `cause` says why. */
export class DraftingError extends Refusal {
  constructor(cause: unknown, told: DraftingFailure) {
    const msg = "Failed to generate survey from content.";
    const { reason, draft, texts } = told;
    const data = { reason, ...(draft && { draft }), ...(texts && { texts }) };
    super("DRAFTING_FAILED", msg, { cause, data });
  }
}
