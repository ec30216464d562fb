import type { Action } from "../contract/bot-check.ts";
import { sessionStore } from "../storage/browser-storage.ts";
import { request, type RequestOptions } from "./request.ts";
import { type UnsettledKeys, underOneKey } from "./under-one-key.ts";

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

interface Submission extends Pick<RequestOptions, "keepalive" | "surveyKey"> {
  unsettled?: UnsettledKeys;
}

/**
 * Posts what must not count twice, under one key while it may have arrived.
 * @param body Sent as JSON.
 * @throws As `request` does.
 */
export function submitOnce(
  path: string,
  body: object,
  action: Action,
  { unsettled, ...more }: Submission = {},
): Promise<unknown> {
  return underOneKey(
    JSON.stringify([path, body]),
    (idempotencyKey) =>
      request(path, { method: "POST", body, action, idempotencyKey, ...more }),
    unsettled,
  );
}

function nameOf(submission: string): string {
  return `unsettled:${submission}`;
}
