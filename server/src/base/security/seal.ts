import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
} from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

export type Seal = ReturnType<typeof createSeal>;

/**
 * Encrypts text so that only holders of a key can read it, and only for the
 * same purpose.
 * @param hexKey 32 bytes in hex, as a KeyedHash returns.
 */
export function createSeal(hexKey: string) {
  const key = createSecretKey(Buffer.from(hexKey, "hex"));
  return {
    close(purpose: string, text: string): string {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce);
      cipher.setAAD(Buffer.from(purpose));
      const body = [cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString(
        "base64",
      );
    },
    /** @throws Error if the text was not sealed with this key and purpose. */
    open(purpose: string, sealed: string): string {
      const bytes = Buffer.from(sealed, "base64");
      const bodyStart = nonceLength + tagLength;
      const nonce = bytes.subarray(0, nonceLength);
      const decipher = createDecipheriv(algorithm, key, nonce);
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(nonceLength, bodyStart));
      const body = [decipher.update(bytes.subarray(bodyStart))];
      return Buffer.concat([...body, decipher.final()]).toString("utf8");
    },
  };
}
