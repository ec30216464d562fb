import type {
  DraftFailure,
  DraftProgress,
  DraftQuestion,
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
}

/** What is told of a draft that did not come about. */
interface DraftingFailure {
  reason: DraftFailure;
  /** The questions that were whole by then. */
  draft: SurveyDraftCore | null;
}

/** No draft came about; `cause` says why. */
export class DraftingError extends Refusal {
  constructor(cause: unknown, told: DraftingFailure) {
    const msg = "Failed to generate survey from content.";
    const { reason, draft } = told;
    const data = { reason, ...(draft && { draft }) };
    super("DRAFTING_FAILED", msg, { cause, data });
  }
}
