import type { DraftQuestion } from "@nearsay/core/contract";

/** What a drafter makes of a person's description. */
export interface SurveyDraftCore {
  title: string;
  instructions: string;
  questions: DraftQuestion[];
}

export interface DraftedSurvey {
  draft: SurveyDraftCore;
  /** What the person should know about how this draft came to be. */
  notice: string | null;
}

/** Turns a description into a survey that publishing would accept. */
export interface Drafter {
  /** @throws DraftingError when no usable draft came about; the signal's reason when aborted. */
  draft(text: string, signal: AbortSignal): Promise<DraftedSurvey>;
}

/** No draft came about. The fields are the refusal the caller sees; `cause` is for the log only. */
export class DraftingError extends Error {
  override readonly name = "DraftingError";
  readonly status = 502;
  readonly code = "DRAFTING_FAILED";
  readonly msg = "Failed to generate survey from content.";

  constructor(cause?: unknown) {
    super("Failed to generate survey from content.", { cause });
  }
}
