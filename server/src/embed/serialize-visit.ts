import type { EmbedVisitReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { serializeQuestions } from "../surveys/serialize-survey.ts";
import type { EmbedOrigins } from "./allowed-origins.ts";
import type { EmbedVisit } from "./start-visit.ts";

export type VisitReply = Static<typeof EmbedVisitReply>;

/**
 * A visit as callers see it.
 * @param origins Whose pages may show the survey.
 */
export function serializeVisit(
  visit: EmbedVisit,
  origins: EmbedOrigins,
): VisitReply {
  const { token, consented, responded, receipt, survey, questions } = visit;
  const { surveyId, title, instructions } = survey;
  return {
    token,
    expiresAt: visit.expiresAt.toISOString(),
    consented,
    responded,
    ...(receipt !== null && { receipt }),
    ...(origins !== "*" && { embedOrigins: [...origins] }),
    survey: { surveyId, title, instructions, expired: visit.expired },
    questions: questions.as(serializeQuestions).value,
  };
}
