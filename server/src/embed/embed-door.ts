import type { EmbedMode } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import { Refusal, notFound } from "../base/refusal.ts";
import { publicOrigin } from "../surveys/sharing/public-origin.ts";
import type { FindSurvey } from "../surveys/find-survey.ts";
import type { SurveyKey, SurveyRow } from "../surveys/survey-repository.ts";
import { type EmbedOrigins, lets, originsOf } from "./allowed-origins.ts";

/** Where a survey is shown. */
export interface EmbedPlace {
  mode: EmbedMode;
  /** Of the page that shows it; empty for a frame that does not say. */
  origin: string;
}

/** Which surveys are shown where. */
export interface EmbedDoor {
  /** Whose pages may show it; for a survey that cannot be embedded, whose pages may know. */
  originsOf(survey: SurveyRow | null, request: FastifyRequest): EmbedOrigins;
  /** @throws Refusal NOT_FOUND, CODE_REQUIRED, INVITATION_REQUIRED or ORIGIN_NOT_ALLOWED for a survey that cannot be shown there. */
  open(
    key: SurveyKey,
    place: EmbedPlace,
    request: FastifyRequest,
  ): Promise<SurveyRow>;
}

export interface EmbedDoorDeps {
  findSurvey: FindSurvey;
  /** The site's rule. */
  origins: EmbedOrigins;
  publicUrl: string | null;
  invitationRequired: boolean;
}

export function createEmbedDoor(deps: EmbedDoorDeps): EmbedDoor {
  const { findSurvey, origins, publicUrl, invitationRequired } = deps;
  const ownOf = (request: FastifyRequest) =>
    new URL(publicOrigin(publicUrl, request)).origin;

  const allowed: EmbedDoor["originsOf"] = (survey, request) =>
    originsOf(origins, survey?.embedOrigins ?? null, ownOf(request));

  return {
    originsOf: allowed,

    async open(key, { origin }, request) {
      if (invitationRequired) throw invitationNeeded();
      const survey = await findSurvey(key);
      if (survey === null) throw notFound("Survey not found.");
      if (survey.accessCodeHash !== null) throw codeNeeded();
      if (lets(allowed(survey, request), origin || ownOf(request)))
        return survey;
      throw originNotAllowed();
    },
  };
}

/**
 * Where a request says that it comes from: by the browser's word, else by the
 * Origin header, which no page can keep from being sent to another site.
 */
export function placeOf(request: FastifyRequest): EmbedPlace {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (comesFromHere(request, origin, site))
    return { mode: "frame", origin: "" };
  return { mode: "inline", origin: origin ?? "null" };
}

function comesFromHere(
  { host }: FastifyRequest,
  origin: string | undefined,
  site: string | string[] | undefined,
): boolean {
  if (site !== undefined) return site === "same-origin";
  return origin === undefined || origin.replace(/^https?:\/\//, "") === host;
}

export function invitationNeeded(): Refusal {
  return new Refusal(
    "INVITATION_REQUIRED",
    "This site is open by invitation only.",
  );
}

/** While the part that shows surveys on other sites is switched off. */
export function switchedOff(): Refusal {
  return new Refusal(
    "UNAVAILABLE",
    "This survey cannot be shown here at the moment.",
  );
}

function codeNeeded(): Refusal {
  return new Refusal(
    "CODE_REQUIRED",
    "This survey requires an access code, which is asked for on its own site only.",
  );
}

function originNotAllowed(): Refusal {
  return new Refusal(
    "ORIGIN_NOT_ALLOWED",
    "This survey may not be shown on this page.",
  );
}
