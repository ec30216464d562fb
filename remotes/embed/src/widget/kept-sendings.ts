import type { AnswerFormProps } from "@nearsay/surveys";

/** What becomes of the answers that were sent last, by survey: for as long as the page is here, as a page draws a survey again whenever it likes. */
export const keptSendings: NonNullable<AnswerFormProps["sendings"]> = new Map();
