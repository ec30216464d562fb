import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import type { Received } from "./webhook-receiver.ts";

/**
 * A browser with a push subscription, and the checks of the browser and the
 * push service: RFC 8291 and 8292, implemented with node:crypto only.
 */
export class PushBrowser {
  readonly #pair = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #publicKey = this.#pair.generateKeys();
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
  }

  /** As `PushSubscription.toJSON()` returns it. */
  get subscription() {
    const p256dh = this.#publicKey.toString("base64url");
    const auth = this.#auth.toString("base64url");
    return { endpoint: this.endpoint, keys: { p256dh, auth } };
  }

  /** The message sent to it, decrypted. @throws Error if it was encrypted for another browser. */
  open({ bytes }: Pick<Received, "bytes">): string {
    const salt = bytes.subarray(0, 16);
    const senderKey = bytes.subarray(21, 21 + bytes.readUInt8(20));
    const sealed = bytes.subarray(21 + senderKey.length);
    const shared = this.#pair.computeSecret(senderKey);
    const info = Buffer.concat([
      Buffer.from("WebPush: info\0"),
      this.#publicKey,
      senderKey,
    ]);
    const secret = derive(shared, this.#auth, info, 32);
    const from = (name: string, length: number) =>
      derive(secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
    const cipher = createDecipheriv(
      "aes-128-gcm",
      from("aes128gcm", 16),
      from("nonce", 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([
      cipher.update(sealed.subarray(0, -16)),
      cipher.final(),
    ]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
  }
}

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number) {
  return Buffer.from(hkdfSync("sha256", key, salt, info, length));
}

/**
 * The sender of a request; checks its signature.
 * @throws Error if the signature does not match the key.
 */
export function senderOf(headers: Received["headers"]) {
  const [, token = "", key = ""] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: x.toString("base64url"),
      y: y.toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("The signature is not the key's.");
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, "base64url").toString()) as object;
  return { key, head: read(head), claims: read(claims) };
}
