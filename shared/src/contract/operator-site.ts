import { type OperatorPage, readOperatorPage } from "./operator.ts";
import {
  asRecord,
  ContractError,
  readBoolean,
  readCount,
  readItems,
  readNumber,
  readOptionalString,
  readRecords,
  readString,
  rejectHtml,
} from "./read.ts";

export interface AuditEntry {
  entryId: string;
  madeAt: string;
  who: string;
  act: string;
  about: string;
}

export interface AuditCheck {
  /** From the first on, those that are as they were written. */
  entries: number;
  /** Of the last of these. */
  hash: string;
  /** What is wrong with the entry after these; null where none is. */
  problem: string | null;
}

export interface WaitlistEntry {
  email: string;
  role: "user" | "business";
  category: string | null;
  position: number | null;
  free: boolean;
  joinedAt: string;
  confirmedAt: string | null;
}

export interface Invitation {
  invitationId: string;
  usesMax: number;
  useCount: number;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
}

/** One that was just made: nobody is told its code again. */
export interface NewInvitation {
  invitationId: string;
  code: string;
}

export interface Recount {
  /** Whether the counters were set right. */
  repaired: boolean;
  /** How many of each kind differ from their rows. */
  mismatches: { surveyId: string; counter: string; count: number }[];
}

export interface SiteRelease {
  name: string;
  version: string;
  enabled: boolean;
  /** Null where it is what the site was built with. */
  release: string | null;
}

export function readAudit(reply: unknown): OperatorPage<AuditEntry> {
  return readOperatorPage(reply, (item) => [
    {
      entryId: readString(item, "entryId"),
      madeAt: readString(item, "madeAt"),
      who: readString(item, "who"),
      act: readString(item, "act"),
      about: readString(item, "about"),
    },
  ]);
}

/** A reply that says nothing is none of a log that is whole. */
export function readAuditCheck(reply: unknown): AuditCheck {
  rejectHtml(reply);
  if (readNumber(reply, "entries") === null)
    throw new ContractError("The reply says nothing about the log.");
  return {
    entries: readCount(reply, "entries"),
    hash: readString(reply, "hash"),
    problem: readOptionalString(reply, "problem"),
  };
}

export function readWaitlist(reply: unknown): OperatorPage<WaitlistEntry> {
  return readOperatorPage(reply, (item) => [
    {
      email: readString(item, "email"),
      role: item.role === "business" ? "business" : "user",
      category: readOptionalString(item, "category"),
      position: readNumber(item, "position"),
      free: readBoolean(item, "free"),
      joinedAt: readString(item, "joinedAt"),
      confirmedAt: readOptionalString(item, "confirmedAt"),
    },
  ]);
}

export function readInvitations(reply: unknown): OperatorPage<Invitation> {
  return readOperatorPage(reply, (item) => [
    {
      invitationId: readString(item, "invitationId"),
      usesMax: readCount(item, "usesMax"),
      useCount: readCount(item, "useCount"),
      createdAt: readString(item, "createdAt"),
      expiresAt: readOptionalString(item, "expiresAt"),
      revokedAt: readOptionalString(item, "revokedAt"),
    },
  ]);
}

export function readNewInvitations(reply: unknown): NewInvitation[] {
  return readItems(reply).map((item) => ({
    invitationId: readString(item, "invitationId"),
    code: readString(item, "code"),
  }));
}

/** Parts of the whole that are looked at. */
export function readRecountProgress(data: unknown): {
  done: number;
  total: number;
} {
  return { done: readCount(data, "done"), total: readCount(data, "total") };
}

/** @throws ContractError when it tells of no recount: nothing is taken for sound that was not looked at. */
export function readRecount(reply: unknown): Recount {
  rejectHtml(reply);
  const { mismatches } = asRecord(reply);
  if (!Array.isArray(mismatches))
    throw new ContractError("The reply tells of no recount.");
  return {
    repaired: readBoolean(reply, "repaired"),
    mismatches: readRecords(mismatches).map((item) => ({
      surveyId: readString(item, "surveyId"),
      counter: readString(item, "counter"),
      count: readCount(item, "count"),
    })),
  };
}

export function readSiteReleases(reply: unknown): SiteRelease[] {
  return readItems(reply).map((item) => ({
    name: readString(item, "name"),
    version: readString(item, "version"),
    enabled: readBoolean(item, "enabled"),
    release: readOptionalString(item, "release"),
  }));
}
