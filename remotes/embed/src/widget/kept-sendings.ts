import type { AnswerFormProps } from "@nearsay/surveys";

/**
 * The outcome of the last sent answers, by survey. Kept as long as the page,
 * because a page can re-create a survey at any time.
 */
export const keptSendings: NonNullable<AnswerFormProps["sendings"]> = new Map();
