import type { WaitlistBody } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { invalidRequest } from "../../base/refusal.ts";
import {
  type WaitlistRow,
  confirmJoining,
  deleteJoining,
  listWaitlist,
  lockWaitlist,
  upsertJoining,
} from "./waitlist-repository.ts";

type Form = Static<typeof WaitlistBody>;

/** Businesses of a category that get free access. */
const freePlaces = 10;

export interface WaitlistEntry extends WaitlistRow {
  /** Whether it is among the first confirmed ones of its category. */
  free: boolean;
}

export interface Waitlist {
  /** Adds an address, or changes what is known of it; nobody learns which. */
  join(form: Form): Promise<void>;
  list(): Promise<WaitlistEntry[]>;
  /** From now on the address counts, by when it joined. False when it is not there. */
  confirm(email: string): Promise<boolean>;
  /** False when the address is not there. Those behind it move up. */
  remove(email: string): Promise<boolean>;
}

export function createWaitlist(db: Database, clock: Clock): Waitlist {
  return {
    async join(form) {
      const { role } = form;
      const category = readCategory(form);
      const who = { email: normalise(form.email), role, category };
      await db.transaction(async (tx) => {
        await lockWaitlist(tx);
        await upsertJoining(tx, { ...who, joinedAt: clock() });
      });
    },
    async list() {
      const rows = await listWaitlist(db);
      return rows.map((row) => ({ ...row, free: isFree(row) }));
    },
    confirm: (email) => confirmJoining(db, normalise(email), clock()),
    remove: (email) => deleteJoining(db, normalise(email)),
  };
}

function isFree({ position }: WaitlistRow): boolean {
  return position !== null && position <= freePlaces;
}

function normalise(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** @throws Refusal INVALID_REQUEST without consent, and to a business without a category. */
function readCategory({ role, category, consent }: Form): string | null {
  if (!consent) {
    throw invalidRequest(
      "Please check the consent box to receive email alerts before joining the waitlist.",
    );
  }
  if (role === "user") return null;
  if (category !== null) return category;
  throw invalidRequest("Please choose your business category.");
}
