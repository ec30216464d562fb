import type { Action } from "../contract/actions.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { request } from "./request.ts";

/** The keys of what was sent and perhaps arrived, by what was sent. */
const unsettled = new Map<string, string>();

/**
 * Posts what must not count twice. A person who sends the same again after a
 * lost reply sends it under the same key, and the server answers what it did the
 * first time. What differs, or was answered, gets a key of its own.
 * @param body Sent as JSON.
 * @throws As `request` does.
 */
export async function submitOnce(
  path: string,
  body: object,
  action: Action,
): Promise<unknown> {
  const submission = JSON.stringify([path, body]);
  const idempotencyKey = unsettled.get(submission) ?? newIdempotencyKey();
  unsettled.set(submission, idempotencyKey);
  const options = { method: "POST", body, action, idempotencyKey } as const;
  const reply = await request(path, options);
  unsettled.delete(submission);
  return reply;
}
