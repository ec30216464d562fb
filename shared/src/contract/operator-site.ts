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
  /** Number of entries, from the first on, that are unchanged. */
  entries: number;
  /** Hash of the last of these entries. */
  hash: string;
  /** What is wrong with the entry after these; null if nothing is. */
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

/** A newly created invitation: the server never sends its code again. */
export interface NewInvitation {
  invitationId: string;
  code: string;
}

export interface Recount {
  /** Whether the counters were corrected. */
  repaired: boolean;
  /** Number of counters of each kind that differ from their rows. */
  mismatches: { surveyId: string; counter: string; count: number }[];
}

export interface SiteRelease {
  name: string;
  version: string;
  enabled: boolean;
  /** Null for the release that the site was built with. */
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

/** An empty reply is not read as an intact log. */
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

/** Number of checked steps, and of all steps. */
export function readRecountProgress(data: unknown): {
  done: number;
  total: number;
} {
  return { done: readCount(data, "done"), total: readCount(data, "total") };
}

/**
 * @throws ContractError when it describes no recount: nothing that was not
 *   checked may be shown as correct.
 */
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
