import {
  type NewTickets,
  readNewTickets,
  readTicketBatches,
  type TicketBatch,
} from "@nearsay/core/contract";
import { callManaged, callOnce } from "../../owned/manage-calls.ts";
import type { OwnerLink } from "../../owned/owner-link.ts";

const path = "/ticket-batches";

/** Oldest first. */
export async function getBatches(
  owner: OwnerLink,
  signal?: AbortSignal,
): Promise<TicketBatch[]> {
  return readTicketBatches(await callManaged(owner, path, { signal }));
}

/** If the reply was lost, the next try returns the same codes. */
export async function makeBatch(
  owner: OwnerLink,
  wanted: { count: number; label: string },
): Promise<NewTickets> {
  return readNewTickets(await callOnce(owner, path, wanted));
}

export async function endBatch(
  owner: OwnerLink,
  batchId: string,
): Promise<void> {
  const one = `${path}/${encodeURIComponent(batchId)}`;
  await callManaged(owner, one, { method: "DELETE" });
}
