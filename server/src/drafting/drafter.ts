import type {
  DraftProgress,
  DraftQuestion,
  SurveyTemplate,
} from "@nearsay/core/contract";
import { Refusal } from "../base/refusal.ts";

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
  notice: string | null;
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
}

/** No draft came about; `cause` says why. */
export class DraftingError extends Refusal {
  constructor(cause: unknown) {
    const msg = "Failed to generate survey from content.";
    super("DRAFTING_FAILED", msg, { cause });
  }
}
