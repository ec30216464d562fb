import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KeyedHash } from "../security/keyed-hash.ts";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** Text that only this server can read, and only for the request it was kept for. Replies hold tokens, which no copy of the database may give away. */
export interface Seal {
  close(requestKey: string, text: string): string;
  open(requestKey: string, sealed: string): string;
}

export function createSeal(hash: KeyedHash): Seal {
  const keyOf = (requestKey: string) =>
    Buffer.from(hash.of("kept reply", requestKey), "hex");
  return {
    close(requestKey, text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, keyOf(requestKey), nonce);
      const body = [cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString(
        "base64",
      );
    },
    open(requestKey, sealed) {
      const bytes = Buffer.from(sealed, "base64");
      const bodyStart = nonceLength + tagLength;
      const nonce = bytes.subarray(0, nonceLength);
      const decipher = createDecipheriv(algorithm, keyOf(requestKey), nonce);
      decipher.setAuthTag(bytes.subarray(nonceLength, bodyStart));
      const body = [decipher.update(bytes.subarray(bodyStart))];
      return Buffer.concat([...body, decipher.final()]).toString("utf8");
    },
  };
}
