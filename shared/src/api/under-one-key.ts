/**
 * A new identifier for one change, which the server applies once. Works on
 * plain http, too, unlike `crypto.randomUUID`.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** Keys of data that was sent and may have arrived, by that data. */
export interface UnsettledKeys {
  get(submission: string): string | undefined;
  set(submission: string, key: string): void;
  delete(submission: string): void;
}

const keptOnPage: UnsettledKeys = new Map<string, string>();

/**
 * Sends data that must not count twice. If a person submits the same data after
 * a lost reply, it is sent with the same key, and the server repeats its first
 * reply. Data that differs, or got a reply, gets a new key.
 * @param submission The data, and where it is sent.
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
