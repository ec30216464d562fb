import { ApiError, underOneKey } from "@nearsay/core/api";
import {
  type Decided,
  type Decision,
  limits,
  type ModeratedThing,
  readDecisions,
} from "@nearsay/core/contract";
import type { Call } from "../frame/use-call.ts";

/**
 * Decides on items, in requests of the maximum size. If a reply was lost, the
 * next try returns the result of the first one.
 * @param onDecided Called after each request, even if a later one fails.
 */
export async function decide(
  call: Call,
  decision: Decision,
  things: readonly ModeratedThing[],
  onDecided: (decided: Decided[]) => void,
): Promise<void> {
  for (let at = 0; at < things.length; at += limits.decisionsMax) {
    const items = things.slice(at, at + limits.decisionsMax).map(asSent);
    onDecided(
      readDecisions(await post(call, "/decisions", { decision, items })),
    );
  }
}

/** Refuses all further contributions by an item's author. */
export async function blockAuthor(
  call: Call,
  thing: ModeratedThing,
): Promise<void> {
  await post(call, "/blocks", asSent(thing));
}

function post(call: Call, path: string, body: object): Promise<unknown> {
  return underOneKey(JSON.stringify([path, body]), (idempotencyKey) =>
    call(path, { method: "POST", body, idempotencyKey }),
  );
}

function asSent({ kind, id }: ModeratedThing) {
  return { kind, id: Number(id) };
}

/** Whether the item does not exist, as opposed to the server being unavailable. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
