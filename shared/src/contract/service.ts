import { limits } from "./limits.ts";
import { isRecord, readBoolean, readNumber } from "./read.ts";

export interface Health {
  geoConsentPromptEnabled: boolean;
  /** Longest text the drafter takes; never below 1000. */
  surveyGenMaxChars: number;
  /** Fewest responses whose figures this site shows together; undefined where it does not say. */
  resultsGroup?: number;
}

export interface ActivationStatus {
  required: boolean;
  ok: boolean;
}

export interface PrivacyStatus {
  optOut: boolean;
}

export function readHealth(reply: unknown): Health {
  const source = isRecord(reply) ? reply : {};
  const resultsGroup = readNumber(source, ["resultsGroup"]);
  return {
    geoConsentPromptEnabled: readBoolean(source, ["geoConsentPromptEnabled"]),
    surveyGenMaxChars: Math.max(
      limits.generationTextDefaultMax,
      readNumber(source, ["surveyGenMaxChars"]) ?? 0,
    ),
    ...(resultsGroup !== null && { resultsGroup }),
  };
}

export function readActivationStatus(reply: unknown): ActivationStatus {
  const source = isRecord(reply) ? reply : {};
  return {
    required: readBoolean(source, ["required"]),
    ok: readBoolean(source, ["ok"]),
  };
}

export function readPrivacyStatus(reply: unknown): PrivacyStatus {
  const source = isRecord(reply) ? reply : {};
  return { optOut: readBoolean(source, ["optOut", "opt_out"]) };
}
