import {
  atLeast,
  by,
  flag,
  numberOrNull,
  type Read,
  readFields,
  textOrNull,
} from "./fields.ts";
import { limits } from "./limits.ts";
import { isRecord, type Json, toNumber } from "./read.ts";

const healthFields = {
  geoConsentPromptEnabled: flag(),
  /** Maximum text length that the drafter accepts; never below 1000. */
  surveyGenMaxChars: atLeast(limits.generationTextDefaultMax),
  /** Whether a model drafts translations of surveys. */
  draftsTranslations: by((drafts) =>
    typeof drafts === "boolean" ? drafts : undefined,
  ),
  /**
   * Minimum number of responses whose figures this site shows together;
   * undefined if it does not say.
   */
  resultsGroup: by((size) => toNumber(size) ?? undefined),
  /**
   * Months after closing after which this site deletes responses at the latest;
   * undefined if it keeps them.
   */
  forgetMonths: by((months) => toNumber(months) ?? undefined),
};

export interface Health extends Read<typeof healthFields> {}

const activationStatusFields = { required: flag(), ok: flag() };

export interface ActivationStatus extends Read<typeof activationStatusFields> {}

const privacyStatusFields = { optOut: flag("optOut", "opt_out") };

export interface PrivacyStatus extends Read<typeof privacyStatusFields> {}

export function readHealth(reply: unknown): Health {
  return readFields(healthFields, reply);
}

export function readActivationStatus(reply: unknown): ActivationStatus {
  return readFields(activationStatusFields, reply);
}

export function readPrivacyStatus(reply: unknown): PrivacyStatus {
  return readFields(privacyStatusFields, reply);
}

const visitorFields = {
  user_id: textOrNull("actorId", "actor_id", "user_id"),
  ip: textOrNull(),
  city: textOrNull(),
  region: textOrNull(),
  country: textOrNull("countryCode", "country"),
  continent: textOrNull(),
  timezone: textOrNull(),
  org: textOrNull(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
};

/** What the server knows of a visitor; it may contain a location without an actor. */
export interface KnownVisitor extends Read<typeof visitorFields> {}

/** The actor and their city-level location. Cached in the browser under the same names. */
export interface Identity extends Omit<KnownVisitor, "user_id"> {
  user_id: string;
  source: "server" | "client";
}

export type {
  activationStatusFields,
  healthFields,
  privacyStatusFields,
  visitorFields,
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
  return readFields(visitorFields, reply);
}
