import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * HMAC-SHA-256 of texts under the server's secret, in hex. `purpose` keeps
 * hashes made for one thing from being good for another.
 */
export interface KeyedHash {
  of(purpose: string, ...texts: readonly (string | number)[]): string;
  /** Compares in constant time. */
  matches(
    hash: string,
    purpose: string,
    ...texts: readonly (string | number)[]
  ): boolean;
}

export function createKeyedHash(secret: string): KeyedHash {
  const of: KeyedHash["of"] = (purpose, ...texts) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([purpose, ...texts]))
      .digest("hex");
  return {
    of,
    matches: (hash, purpose, ...texts) => equal(hash, of(purpose, ...texts)),
  };
}

/** Whether two texts are the same, in a time that tells nothing about where they differ. */
export function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
