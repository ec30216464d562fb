import { createHash, randomBytes } from "node:crypto";

/** A new secret of 256 bits, safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a token: enough to recognise it, too little to use it. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
