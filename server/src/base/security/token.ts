import { createHash, randomBytes } from "node:crypto";

/** A fresh secret of 256 bits, safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: enough to know it again, too little to use it. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
