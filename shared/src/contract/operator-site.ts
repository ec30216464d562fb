import {
  count,
  flag,
  list,
  numberOrNull,
  oneOf,
  type Read,
  readFields,
  readItemsOf,
  text,
  textOrNull,
} from "./fields.ts";
import { type OperatorPage, readOperatorPage } from "./operator.ts";
import { asRecord, ContractError, readNumber, rejectHtml } from "./read.ts";

const auditEntryFields = {
  entryId: text(),
  madeAt: text(),
  who: text(),
  act: text(),
  about: text(),
};

export interface AuditEntry extends Read<typeof auditEntryFields> {}

const auditCheckFields = {
  /** Number of entries, from the first on, that are unchanged. */
  entries: count(),
  /** Hash of the last of these entries. */
  hash: text(),
  /** What is wrong with the entry after these; null if nothing is. */
  problem: textOrNull(),
};

export interface AuditCheck extends Read<typeof auditCheckFields> {}

const waitlistEntryFields = {
  email: text(),
  role: oneOf(["user", "business"], "user"),
  category: textOrNull(),
  position: numberOrNull(),
  free: flag(),
  joinedAt: text(),
  confirmedAt: textOrNull(),
};

export interface WaitlistEntry extends Read<typeof waitlistEntryFields> {}

const invitationFields = {
  invitationId: text(),
  usesMax: count(),
  useCount: count(),
  createdAt: text(),
  expiresAt: textOrNull(),
  revokedAt: textOrNull(),
};

export interface Invitation extends Read<typeof invitationFields> {}

const newInvitationFields = { invitationId: text(), code: text() };

/** A newly created invitation: the server never sends its code again. */
export interface NewInvitation extends Read<typeof newInvitationFields> {}

const recountProgressFields = { done: count(), total: count() };

const recountFields = {
  /** Whether the counters were corrected. */
  repaired: flag(),
  /** Number of counters of each kind that differ from their rows. */
  mismatches: list({ surveyId: text(), counter: text(), count: count() }),
};

export interface Recount extends Read<typeof recountFields> {}

const siteReleaseFields = {
  name: text(),
  version: text(),
  enabled: flag(),
  /** Null for the release that the site was built with. */
  release: textOrNull(),
};

export interface SiteRelease extends Read<typeof siteReleaseFields> {}

export type {
  auditCheckFields,
  auditEntryFields,
  invitationFields,
  newInvitationFields,
  recountFields,
  recountProgressFields,
  siteReleaseFields,
  waitlistEntryFields,
};

export function readAudit(reply: unknown): OperatorPage<AuditEntry> {
  return readOperatorPage(reply, (item) => readFields(auditEntryFields, item));
}

/** An empty reply is not read as an intact log. */
export function readAuditCheck(reply: unknown): AuditCheck {
  rejectHtml(reply);
  if (readNumber(reply, "entries") === null)
    throw new ContractError("The reply says nothing about the log.");
  return readFields(auditCheckFields, reply);
}

export function readWaitlist(reply: unknown): OperatorPage<WaitlistEntry> {
  return readOperatorPage(reply, (item) =>
    readFields(waitlistEntryFields, item),
  );
}

export function readInvitations(reply: unknown): OperatorPage<Invitation> {
  return readOperatorPage(reply, (item) => readFields(invitationFields, item));
}

export function readNewInvitations(reply: unknown): NewInvitation[] {
  return readItemsOf(newInvitationFields, reply);
}

/** Number of checked steps, and of all steps. */
export function readRecountProgress(
  data: unknown,
): Read<typeof recountProgressFields> {
  return readFields(recountProgressFields, data);
}

/**
 * @throws ContractError when it describes no recount: nothing that was not
 *   checked may be shown as correct.
 */
export function readRecount(reply: unknown): Recount {
  rejectHtml(reply);
  if (!Array.isArray(asRecord(reply).mismatches))
    throw new ContractError("The reply tells of no recount.");
  return readFields(recountFields, reply);
}

export function readSiteReleases(reply: unknown): SiteRelease[] {
  return readItemsOf(siteReleaseFields, reply);
}
