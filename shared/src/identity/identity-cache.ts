import { type Identity, readVisitor } from "../contract/identity.ts";
import { isRecord } from "../contract/read.ts";
import { localStore } from "../storage/browser-storage.ts";

const cacheKey = "cached_identity";
const timestampKey = "cached_identity_timestamp";
const legacyKey = "cached_ip_data";
const lifetimeMs = 24 * 60 * 60 * 1000;

/** The cached server identity while it is fresh; a clock set back does not keep it alive. */
export function readCachedIdentity(now: number): Identity | null {
  localStore.remove(legacyKey);
  const age = now - Number(localStore.read(timestampKey));
  if (!(age >= 0 && age < lifetimeMs)) return null;
  const stored = localStore.read(cacheKey);
  if (!isRecord(stored) || stored.source !== "server") return null;
  const cached = readVisitor(stored);
  if (!cached?.user_id) return null;
  return { ...cached, user_id: cached.user_id, source: "server" };
}

export function cacheIdentity(identity: Identity, now: number): void {
  localStore.write(cacheKey, identity);
  localStore.write(timestampKey, now);
}

/** Forgets the identity of an actor that this browser no longer is. */
export function forgetIdentity(): void {
  localStore.remove(cacheKey);
  localStore.remove(timestampKey);
}
