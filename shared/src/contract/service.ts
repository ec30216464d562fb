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
  /** Longest text the drafter takes; never below 1000. */
  surveyGenMaxChars: number;
  /** Whether a model drafts translations of surveys. */
  draftsTranslations?: boolean;
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

/** Who is acting and, at city level, where. Cached in the browser under the same names. */
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

/** What the server knows of a visitor; it may name a place without naming an actor. */
export type KnownVisitor = Omit<Identity, "user_id" | "source"> & {
  user_id: string | null;
};

/** Reads the server's identity, or one cached in the browser; null when it is none at all. */
export function readVisitor(reply: unknown): KnownVisitor | null {
  return isRecord(reply) ? toVisitor(reply) : null;
}

/** A visitor of whom no more is known than these fields say. */
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
