import { createECDH } from "node:crypto";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";

/** The identity with which news is pushed to browsers (RFC 8292), and the push services allowed. */
export interface PushSender {
  /** Keys in base64url; the subject is the contact address of the operator for push services. */
  vapid: { subject: string; publicKey: string; privateKey: string };
  /** Hosts of push services in addition to the known ones. */
  hosts: readonly string[];
}

interface PushSettings {
  supportEmail: string | null;
  publicUrl: string | null;
  pushHosts: readonly string[];
}

/** Null if the operator has set no contact address for push services. */
export function createPushSender(
  { supportEmail, publicUrl, pushHosts }: PushSettings,
  hash: KeyedHash,
): PushSender | null {
  const subject = supportEmail === null ? publicUrl : `mailto:${supportEmail}`;
  if (subject === null || subject.startsWith("http:")) return null;
  return { vapid: { subject, ...vapidKeys(hash) }, hosts: pushHosts };
}

/** Derived from the server's secret: all processes have the same keys, and none is stored. */
function vapidKeys(hash: KeyedHash) {
  const pair = createECDH("prime256v1");
  const privateKey = Buffer.from(hash.of("web push"), "hex");
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}
