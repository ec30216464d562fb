/** A fresh name for one change, under which the server does it once. Works on plain http too, unlike `crypto.randomUUID`. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** The keys of what was sent and perhaps arrived, by what was sent. */
export interface UnsettledKeys {
  get(submission: string): string | undefined;
  set(submission: string, key: string): void;
  delete(submission: string): void;
}

const keptOnPage: UnsettledKeys = new Map<string, string>();

/**
 * Sends what must not count twice. A person who sends the same again after a
 * lost reply sends it under the same key, and the server replies what it did the
 * first time. What differs, or got a reply, gets a key of its own.
 * @param submission What is sent, and where to.
 */
export async function underOneKey<T>(
  submission: string,
  send: (idempotencyKey: string) => Promise<T>,
  unsettled = keptOnPage,
): Promise<T> {
  const key = unsettled.get(submission) ?? newIdempotencyKey();
  unsettled.set(submission, key);
  const reply = await send(key);
  unsettled.delete(submission);
  return reply;
}
