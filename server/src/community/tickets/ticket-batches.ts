import { ticketLimits } from "@nearsay/core/contract";
import { Refusal, notFound } from "../../base/refusal.ts";
import { newToken } from "../../base/security/token.ts";
import { ticketHash } from "../../surveys/secrets.ts";
import { bodyDiffers } from "../../visitors/idempotency/claims.ts";
import type { Holder } from "../ownership/key-holders.ts";
import type { OwnershipDeps } from "../ownership/ownership-deps.ts";
import { type Named, makeId } from "../ownership/survey-keys.ts";
import { lockManaged } from "../ownership/update-survey.ts";
import { secureRandom, shuffle } from "../../base/random.ts";
import {
  type BatchRow,
  endBatch,
  insertBatch,
  listBatches,
} from "./batch-repository.ts";
import { makeCodes } from "./make-codes.ts";
import { trimText } from "@nearsay/core/forms";

type Deps = Pick<OwnershipDeps, "db" | "clock" | "hash">;

export function viewBatches(
  { db, clock }: Deps,
  { surveyId }: Holder,
): Promise<BatchRow[]> {
  return listBatches(db, surveyId, dayOf(clock()));
}

/**
 * Creates tickets and returns their codes. A repeat of the request creates the
 * same ones from the holder's own key, which is not stored either.
 * @throws Refusal TICKETS_OFF, TICKET_BATCHES_FULL, NOT_FOUND or KEY_TOO_WEAK
 * if the key is no longer valid for it.
 */
export async function createBatch(
  { db, clock, hash }: Deps,
  holder: Holder,
  { count, label }: { count: number; label: string },
  named: Named,
): Promise<{ batch: BatchRow; codes: string[] }> {
  const { requestSecret } = named;
  const seed =
    requestSecret === null
      ? newToken()
      : hash.token("tickets made by a request", holder.key, requestSecret);
  const codes = makeCodes(hash, seed, count);
  const { surveyId } = holder;
  const batchId = makeId(hash, named);
  const today = dayOf(clock());
  const wanted = { count, label: trimText(label) };
  return db.transaction(async (tx) => {
    const survey = await lockManaged(tx, holder);
    const batches = await listBatches(tx, surveyId, today);
    const made = batches.find((batch) => batch.batchId === batchId);
    if (made !== undefined) {
      if (made.count !== count || made.label !== wanted.label)
        throw bodyDiffers();
      return { batch: made, codes };
    }
    if (survey.tickets === "off") throw off();
    if (batches.length >= ticketLimits.batchesMax) throw full();
    await insertBatch(tx, {
      surveyId,
      batchId,
      today,
      label: wanted.label,
      tickets: numberByLot(codes.map((code) => ticketHash(hash, code))),
    });
    const used = count < ticketLimits.shownMin ? null : 0;
    const rest = { madeOn: today, used, ended: false };
    return { batch: { batchId, ...wanted, ...rest }, codes };
  });
}

/**
 * Numbers tickets at random, so that a number reveals nothing about the
 * position of a code in the returned list.
 */
function numberByLot(codeHashes: readonly string[]) {
  return shuffle(codeHashes, secureRandom).map((codeHash, number) => ({
    codeHash,
    number,
  }));
}

/** Ends the unused tickets of a batch. @throws Refusal NOT_FOUND if there is no such batch. */
export async function endTickets(
  { db }: Deps,
  holder: Holder,
  batchId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockManaged(tx, holder);
    if (!(await endBatch(tx, holder.surveyId, batchId)))
      throw notFound((say) => say.batchNotFound);
  });
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function off(): Refusal {
  return new Refusal("TICKETS_OFF", (say) => say.ticketsOff);
}

function full(): Refusal {
  return new Refusal("TICKET_BATCHES_FULL", (say) =>
    say.tooManyBatches({
      max: ticketLimits.batchesMax,
    }),
  );
}
