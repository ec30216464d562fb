import { type Message } from "../base/message.ts";
import type {
  DraftFailure,
  DraftProgress,
  DraftQuestion,
  SurveyLanguage,
  SurveyTemplate,
} from "@nearsay/core/contract";
import { Refusal } from "../base/refusal.ts";

/** A drafted survey. */
export interface SurveyDraftCore {
  title: string;
  instructions: string;
  questions: DraftQuestion[];
}

export interface DraftedSurvey {
  /** Has no questions if there are templates instead. */
  draft: SurveyDraftCore;
  /** Templates to choose from if the text contains nothing to ask about. */
  templates?: SurveyTemplate[];
  /** A message for the author about how this draft was made. */
  notice: Message | null;
}

/** Turns a description into a valid survey. */
export interface Drafter {
  /**
   * @param onProgress Called with the current draft whenever it grew, by a slow
   * drafter.
   * @throws DraftingError if there is no usable draft; the signal's reason if
   * aborted.
   */
  draft(
    text: string,
    signal: AbortSignal,
    onProgress?: (progress: DraftProgress) => void,
  ): Promise<DraftedSurvey>;

  /**
   * Undefined for a drafter that cannot translate.
   * @param onProgress Called with the texts so far whenever more are complete.
   * @throws DraftingError if there is none; the signal's reason if aborted.
   */
  translate?(
    wanted: TextsToTranslate,
    signal: AbortSignal,
    onProgress?: (progress: { texts: DraftedTexts }) => void,
  ): Promise<DraftedTexts>;
}

/** Texts of a survey to translate. */
export interface TextsToTranslate {
  from: SurveyLanguage;
  to: SurveyLanguage;
  texts: readonly string[];
}

/** In the order of the texts to translate; "" for missing ones. */
export type DraftedTexts = string[];

/** What a failed draft reports. */
interface DraftingFailure {
  reason: DraftFailure;
  /** The questions that were complete until then. */
  draft?: SurveyDraftCore | null;
  /** The texts of a translation that were complete until then. */
  texts?: DraftedTexts;
}

/** Drafting failed; `cause` contains the reason. */
export class DraftingError extends Refusal {
  constructor(cause: unknown, failure: DraftingFailure) {
    const msg: Message = (say) => say.generationFailed;
    const { reason, draft, texts } = failure;
    const data = { reason, ...(draft && { draft }), ...(texts && { texts }) };
    super("DRAFTING_FAILED", msg, { cause, data });
  }
}
