import { createHmac } from "node:crypto";

const secretPrefix = "whsec_";

/** A webhook's secret in the form shown to its owner. @param bytes 32 bytes, in hex. */
export function webhookSecret(bytes: string): string {
  return secretPrefix + Buffer.from(bytes, "hex").toString("base64");
}

/**
 * The headers that prove to a receiver who sent a delivery and when, as
 * specified by standardwebhooks.com: HMAC-SHA-256 of id, seconds and body.
 */
export function signatureHeaders(
  secret: string,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
  const signature = createHmac("sha256", key)
    .update(`${id}.${seconds}.${body}`)
    .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${signature}`,
  };
}
