import { createHmac, timingSafeEqual } from "node:crypto";

type Texts = readonly (string | number)[];

export type KeyedHash = ReturnType<typeof createKeyedHash>;

/**
 * HMAC-SHA-256 of texts under the server's secret, in hex. `purpose` separates
 * hashes for different uses.
 */
export function createKeyedHash(secret: string) {
  const of = (purpose: string, ...texts: Texts): string =>
    createHmac("sha256", secret)
      .update(JSON.stringify([purpose, ...texts]))
      .digest("hex");
  return {
    of,
    /** The same in the form of a 256-bit secret, as `newToken` returns. */
    token: (purpose: string, ...texts: Texts): string =>
      Buffer.from(of(purpose, ...texts), "hex").toString("base64url"),
    /** Compares in constant time. */
    matches: (hash: string, purpose: string, ...texts: Texts): boolean =>
      equal(hash, of(purpose, ...texts)),
  };
}

/** Whether two texts are equal, in a time that does not reveal where they differ. */
export function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
