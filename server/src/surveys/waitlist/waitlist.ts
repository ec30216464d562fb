import { limits } from "@nearsay/core/contract";
import type { WaitlistBody } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import { type Page, cutPage } from "../../base/page.ts";
import { invalidRequest } from "../../base/refusal.ts";
import {
  type WaitlistPlace,
  type WaitlistRow,
  confirmJoining,
  deleteJoining,
  listWaitlist,
  lockWaitlist,
  upsertJoining,
} from "./waitlist-repository.ts";
import { readWaitlistCursor, writeWaitlistCursor } from "./waitlist-cursor.ts";

type Form = Static<typeof WaitlistBody>;

/** Number of businesses per category that get free access. */
const freePlaces = 10;

export interface WaitlistEntry extends WaitlistRow {
  /** Whether it is among the first confirmed entries of its category. */
  free: boolean;
}

/** Adds an address, or updates it; the caller does not learn which. */
export async function joinWaitlist(
  db: Database,
  clock: Clock,
  form: Form,
): Promise<void> {
  const { role } = form;
  const category = readCategory(form);
  const who = { email: normalise(form.email), role, category };
  await db.transaction(async (tx) => {
    await lockWaitlist(tx);
    await upsertJoining(tx, { ...who, joinedAt: clock() });
  });
}

export async function listEntries(db: Queryable): Promise<WaitlistEntry[]> {
  return (await listWaitlist(db)).map(toEntry);
}

/**
 * A page of the list.
 * @param after The `next` of the page before.
 * @throws Refusal INVALID_REQUEST if the list has not written it.
 */
export async function viewEntries(
  db: Queryable,
  after: string | undefined,
): Promise<Page<WaitlistEntry, string>> {
  const place = after === undefined ? undefined : readWaitlistCursor(after);
  const rows = await listWaitlist(db, place, limits.listMax + 1);
  const page = cutPage(rows, limits.listMax, writeWaitlistCursor);
  return { ...page, items: page.items.map(toEntry) };
}

/**
 * From then on the address has a position, by the time it joined. False if it
 * is not in the list.
 */
export function confirmEntry(
  db: Queryable,
  clock: Clock,
  email: string,
): Promise<boolean> {
  return confirmJoining(db, normalise(email), clock());
}

/** False if the address is not in the list. Those behind it move up. */
export function removeEntry(db: Queryable, email: string): Promise<boolean> {
  return deleteJoining(db, normalise(email));
}

function toEntry({
  number: _number,
  ...row
}: WaitlistRow & WaitlistPlace): WaitlistEntry {
  return { ...row, free: isFree(row) };
}

function isFree({ position }: WaitlistRow): boolean {
  return position !== null && position <= freePlaces;
}

function normalise(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** @throws Refusal INVALID_REQUEST without consent, and for a business without a category. */
function readCategory({ role, category, consent }: Form): string | null {
  if (!consent) {
    throw invalidRequest((say) => say.waitlistConsentMissing);
  }
  if (role === "user") return null;
  if (category !== null) return category;
  throw invalidRequest((say) => say.businessCategoryMissing);
}
