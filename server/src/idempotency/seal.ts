import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
} from "node:crypto";
import type { KeyedHash } from "../security/keyed-hash.ts";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** Text that only this server can read, and only for the request it was kept for. Replies hold tokens, which no copy of the database may give away. */
export interface Seal {
  close(requestKey: string, text: string): string;
  /** @throws Error for what was not closed so. */
  open(requestKey: string, sealed: string): string;
}

export function createSeal(hash: KeyedHash): Seal {
  const key = createSecretKey(Buffer.from(hash.of("kept replies"), "hex"));
  return {
    close(requestKey, text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce);
      cipher.setAAD(Buffer.from(requestKey));
      const body = [cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString(
        "base64",
      );
    },
    open(requestKey, sealed) {
      const bytes = Buffer.from(sealed, "base64");
      const bodyStart = nonceLength + tagLength;
      const nonce = bytes.subarray(0, nonceLength);
      const decipher = createDecipheriv(algorithm, key, nonce);
      decipher.setAAD(Buffer.from(requestKey));
      decipher.setAuthTag(bytes.subarray(nonceLength, bodyStart));
      const body = [decipher.update(bytes.subarray(bodyStart))];
      return Buffer.concat([...body, decipher.final()]).toString("utf8");
    },
  };
}
