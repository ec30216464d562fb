import { channel } from "node:diagnostics_channel";

/** Something that was sent to another's server, or asked of it. */
export interface Outgoing {
  to: "webhook" | "push" | "model" | "alert";
  outcome: "done" | "failed";
  /** When it began, in milliseconds as of Date.now. */
  since: number;
}

/** Tells those who watch what became of it, never where it went or for whom; costs nothing while nobody does. */
export const outgoing = channel("nearsay:outgoing");

export function tellOutgoing(
  to: Outgoing["to"],
  isDone: boolean,
  since: number,
): void {
  if (!outgoing.hasSubscribers) return;
  const outcome = isDone ? "done" : "failed";
  outgoing.publish({ to, outcome, since } satisfies Outgoing);
}

/** The same of work that rejects where it fails; nothing where whoever wanted it does no more. */
export async function telling<T>(
  to: Outgoing["to"],
  work: Promise<T>,
  unwanted?: AbortSignal,
): Promise<T> {
  const since = Date.now();
  try {
    const result = await work;
    tellOutgoing(to, true, since);
    return result;
  } catch (error) {
    if (unwanted?.aborted !== true) tellOutgoing(to, false, since);
    throw error;
  }
}
