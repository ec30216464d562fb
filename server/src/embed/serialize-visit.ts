import type { Language } from "@nearsay/core/contract";
import type { EmbedVisitReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { serializeQuestions } from "../surveys/serialize-survey.ts";
import type { EmbedOrigins } from "./allowed-origins.ts";
import type { EmbedVisit } from "./start-visit.ts";

export type VisitReply = Static<typeof EmbedVisitReply>;

/** The data of a visit that are the same for each visitor. */
export type ShownReply = Pick<
  VisitReply,
  "embedOrigins" | "survey" | "questions"
>;

/**
 * A visit as API clients get it.
 * @param origins Whose pages may embed the survey.
 */
export function serializeVisit(
  visit: EmbedVisit,
  origins: EmbedOrigins,
  language: Language,
): VisitReply {
  const { token, consented, responded, receipt } = visit;
  return {
    token,
    expiresAt: visit.expiresAt.toISOString(),
    consented,
    responded,
    ...(receipt !== null && { receipt }),
    ...serializeShown(visit, origins, language),
  };
}

/** The data of a visit that identify nobody. */
export function serializeShown(
  {
    survey,
    expired,
    questions,
  }: Pick<EmbedVisit, "survey" | "expired" | "questions">,
  origins: EmbedOrigins,
  language: Language,
): ShownReply {
  const { surveyId, title, instructions } = survey;
  return {
    ...(origins !== "*" && { embedOrigins: [...origins] }),
    survey: { surveyId, title, instructions, expired },
    questions: questions.as((set) => serializeQuestions(set, language)).value,
  };
}
