import { createECDH } from "node:crypto";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";

/** As whom news is pushed to browsers (RFC 8292), and by which services. */
export interface PushSender {
  /** Keys in base64url; the subject is where push services reach the operator. */
  vapid: { subject: string; publicKey: string; privateKey: string };
  /** Hosts of push services besides the known ones. */
  hosts: readonly string[];
}

interface PushSettings {
  supportEmail: string | null;
  publicUrl: string | null;
  pushHosts: readonly string[];
}

/** Null where the operator has given nothing by which push services reach them. */
export function createPushSender(
  { supportEmail, publicUrl, pushHosts }: PushSettings,
  hash: KeyedHash,
): PushSender | null {
  const subject = supportEmail === null ? publicUrl : `mailto:${supportEmail}`;
  if (subject === null || subject.startsWith("http:")) return null;
  return { vapid: { subject, ...vapidKeys(hash) }, hosts: pushHosts };
}

/** Made of the server's secret: every process has the same, and none is kept anywhere. */
function vapidKeys(hash: KeyedHash) {
  const pair = createECDH("prime256v1");
  const privateKey = Buffer.from(hash.of("web push"), "hex");
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}
