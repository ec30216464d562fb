import { limits } from "./limits.ts";
import {
  type Json,
  asRecord,
  isRecord,
  readBoolean,
  readNumber,
  readOptionalString,
} from "./read.ts";

export interface Health {
  geoConsentPromptEnabled: boolean;
  /** Maximum text length that the drafter accepts; never below 1000. */
  surveyGenMaxChars: number;
  /** Whether a model drafts translations of surveys. */
  draftsTranslations?: boolean;
  /**
   * Minimum number of responses whose figures this site shows together;
   * undefined if it does not say.
   */
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
  const resultsGroup = readNumber(reply, "resultsGroup");
  const { draftsTranslations } = asRecord(reply);
  return {
    geoConsentPromptEnabled: readBoolean(reply, "geoConsentPromptEnabled"),
    surveyGenMaxChars: Math.max(
      limits.generationTextDefaultMax,
      readNumber(reply, "surveyGenMaxChars") ?? 0,
    ),
    ...(typeof draftsTranslations === "boolean" && { draftsTranslations }),
    ...(resultsGroup !== null && { resultsGroup }),
  };
}

export function readActivationStatus(reply: unknown): ActivationStatus {
  return {
    required: readBoolean(reply, "required"),
    ok: readBoolean(reply, "ok"),
  };
}

export function readPrivacyStatus(reply: unknown): PrivacyStatus {
  return { optOut: readBoolean(reply, "optOut", "opt_out") };
}

/** The actor and their city-level location. Cached in the browser under the same names. */
export interface Identity {
  user_id: string;
  ip: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  continent: string | null;
  timezone: string | null;
  org: string | null;
  latitude: number | null;
  longitude: number | null;
  source: "server" | "client";
}

/** What the server knows of a visitor; it may contain a location without an actor. */
export type KnownVisitor = Omit<Identity, "user_id" | "source"> & {
  user_id: string | null;
};

/**
 * Reads the server's identity, or one cached in the browser; null if the value
 * is not an identity.
 */
export function readVisitor(reply: unknown): KnownVisitor | null {
  return isRecord(reply) ? toVisitor(reply) : null;
}

/** A visitor with only the data in these fields. */
export function toVisitor(reply: Json): KnownVisitor {
  return {
    user_id: readOptionalString(reply, "actorId", "actor_id", "user_id"),
    ip: readOptionalString(reply, "ip"),
    city: readOptionalString(reply, "city"),
    region: readOptionalString(reply, "region"),
    country: readOptionalString(reply, "countryCode", "country"),
    continent: readOptionalString(reply, "continent"),
    timezone: readOptionalString(reply, "timezone"),
    org: readOptionalString(reply, "org"),
    latitude: readNumber(reply, "latitude"),
    longitude: readNumber(reply, "longitude"),
  };
}
