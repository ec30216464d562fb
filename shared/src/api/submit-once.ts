import type { Action } from "../contract/bot-check.ts";
import { sessionStore } from "../storage/browser-storage.ts";
import { request, type RequestOptions } from "./request.ts";
import { type UnsettledKeys, underOneKey } from "./under-one-key.ts";

/** Survives a reload, like the text that a person then submits again. */
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
 * Posts data that must not count twice, with one key for as long as it may have
 * arrived.
 * @param body Sent as JSON.
 * @throws See `request`.
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
