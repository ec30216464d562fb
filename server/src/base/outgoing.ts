import { channel } from "node:diagnostics_channel";

/** A request that was sent to another server. */
export interface Outgoing {
  to: "webhook" | "push" | "model" | "alert";
  outcome: "done" | "failed";
  /** When it began, in milliseconds as in Date.now. */
  since: number;
}

/**
 * Reports the outcome to subscribers, but not the address or the purpose; costs
 * nothing without subscribers.
 */
export const outgoing = channel("nearsay:outgoing");

export function reportOutgoing(
  to: Outgoing["to"],
  isDone: boolean,
  since: number,
): void {
  if (!outgoing.hasSubscribers) return;
  const outcome = isDone ? "done" : "failed";
  outgoing.publish({ to, outcome, since } satisfies Outgoing);
}

/**
 * Like reportOutgoing, for a promise that rejects if it fails; reports nothing if
 * `unwanted` was aborted.
 */
export async function reportOutcomeOf<T>(
  to: Outgoing["to"],
  work: Promise<T>,
  unwanted?: AbortSignal,
): Promise<T> {
  const since = Date.now();
  try {
    const result = await work;
    reportOutgoing(to, true, since);
    return result;
  } catch (error) {
    if (unwanted?.aborted !== true) reportOutgoing(to, false, since);
    throw error;
  }
}
