import type { EmbedMode } from "@nearsay/core/contract";
import { Refusal, notFound } from "../base/refusal.ts";
import type { FindSurvey } from "../surveys/find-survey.ts";
import type { SurveyKey, SurveyRow } from "../surveys/survey-repository.ts";
import { type EmbedOrigins, lets, originsOf } from "./allowed-origins.ts";

/** How and where a survey is embedded. */
export interface Embedding {
  mode: EmbedMode;
  /** The origin of the embedding page; empty for a frame that names none. */
  origin: string;
}

/** What decides which surveys may be embedded where. */
export interface EmbedPolicy {
  findSurvey: FindSurvey;
  /** The site's setting. */
  origins: EmbedOrigins;
  publicUrl: string | null;
  invitationRequired: boolean;
}

/**
 * The origins whose pages may embed a survey, or may read the error if it
 * cannot be embedded.
 * @param own Origin of the site.
 */
export function originsFor(
  { origins }: EmbedPolicy,
  survey: SurveyRow | null,
  own: string,
): EmbedOrigins {
  return originsOf(origins, survey?.embedOrigins ?? null, own);
}

/**
 * The survey to be shown on a page of this origin.
 * @param own Origin of the site.
 * @throws Refusal NOT_FOUND, CODE_REQUIRED, INVITATION_REQUIRED or
 * ORIGIN_NOT_ALLOWED for a survey that cannot be shown there.
 */
export async function openSurvey(
  policy: EmbedPolicy,
  key: SurveyKey,
  origin: string,
  own: string,
): Promise<SurveyRow> {
  if (policy.invitationRequired) throw invitationNeeded();
  const survey = await policy.findSurvey(key);
  if (survey === null) throw notFound((say) => say.surveyNotFound);
  if (survey.accessCodeHash !== null)
    throw new Refusal("CODE_REQUIRED", (say) => say.embedNeedsCode);
  if (survey.tickets === "only")
    throw new Refusal("CODE_REQUIRED", (say) => say.embedNeedsTicket);
  if (lets(originsFor(policy, survey, own), origin || own)) return survey;
  throw new Refusal("ORIGIN_NOT_ALLOWED", (say) => say.embedNotAllowed);
}

export function invitationNeeded(): Refusal {
  return new Refusal("INVITATION_REQUIRED", (say) => say.invitationOnly);
}

/** The error while the remote that shows surveys on other sites is switched off. */
export function switchedOff(): Refusal {
  return new Refusal("UNAVAILABLE", (say) => say.embedUnavailable);
}
