import type { Action } from "../contract/actions.ts";
import { sessionStore } from "../storage/browser-storage.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { request } from "./request.ts";

/** The keys of what was sent and perhaps arrived, by what was sent. */
interface UnsettledKeys {
  get(submission: string): string | undefined;
  set(submission: string, key: string): void;
  delete(submission: string): void;
}

const keptOnPage = new Map<string, string>();

/** They outlive a reload, as does the text that a person then sends again. */
export const keptInTab: UnsettledKeys = {
  get(submission) {
    const key = sessionStore.read(nameOf(submission));
    return typeof key === "string" ? key : undefined;
  },
  set(submission, key) {
    sessionStore.write(nameOf(submission), key);
  },
  delete(submission) {
    sessionStore.remove(nameOf(submission));
  },
};

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
  unsettled: UnsettledKeys = keptOnPage,
): Promise<unknown> {
  const submission = JSON.stringify([path, body]);
  const idempotencyKey = unsettled.get(submission) ?? newIdempotencyKey();
  unsettled.set(submission, idempotencyKey);
  const options = { method: "POST", body, action, idempotencyKey } as const;
  const reply = await request(path, options);
  unsettled.delete(submission);
  return reply;
}

function nameOf(submission: string): string {
  return `unsettled:${submission}`;
}
