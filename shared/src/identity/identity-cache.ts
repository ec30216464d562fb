import type { Identity } from "../contract/identity.ts";
import { isRecord } from "../contract/read.ts";
import { localStore } from "../storage/browser-storage.ts";

const cacheKey = "cached_identity";
const timestampKey = "cached_identity_timestamp";
const legacyKey = "cached_ip_data";
const lifetimeMs = 24 * 60 * 60 * 1000;

/** The cached server identity while it is fresh; a clock set back does not keep it alive. */
export function readCachedIdentity(now: number): Identity | null {
  localStore.remove(legacyKey);
  const cached = localStore.read(cacheKey);
  const age = now - Number(localStore.read(timestampKey));
  if (!isRecord(cached) || !(age >= 0 && age < lifetimeMs)) return null;
  const valid =
    typeof cached.user_id === "string" && cached.source === "server";
  return valid ? (cached as unknown as Identity) : null;
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
