import { getVisitor } from "../api/service.ts";
import {
  type Identity,
  type KnownVisitor,
  readVisitor,
  toVisitor,
} from "../contract/service.ts";
import { setPseudoUserId } from "../api/anonymous-session.ts";
import { limits } from "../contract/limits.ts";
import { isRecord } from "../contract/read.ts";
import { localStore } from "../storage/browser-storage.ts";

/**
 * The identity of the visitor: cached, otherwise the server's, otherwise a
 * local one. Never rejects.
 */
export async function loadIdentity(now = Date.now()): Promise<Identity> {
  const identity = readCachedIdentity(now) ?? (await askServer(now));
  setActingUserId(identity.user_id);
  return identity;
}

async function askServer(now: number): Promise<Identity> {
  const visitor = await getVisitor().catch(() => null);
  if (visitor === null) {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return localIdentity(toVisitor({ timezone }), "client-only");
  }
  const { user_id, ip } = visitor;
  if (user_id === null) return localIdentity(visitor, ip ?? "");
  const identity: Identity = { ...visitor, user_id, source: "server" };
  cacheIdentity(identity, now);
  return identity;
}

/** A local identity for a visitor without one from the server. */
async function localIdentity(
  visitor: KnownVisitor,
  anchor: string,
): Promise<Identity> {
  const user_id = await import("./fingerprint.ts").then(
    ({ fingerprintId }) => fingerprintId(anchor),
    randomId,
  );
  return { ...visitor, user_id, source: "client" };
}

/** Needed even if nothing of the site can be reached. */
function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  const hex = [...words].map((word) => word.toString(16).padStart(8, "0"));
  return `uid_${hex.join("")}`;
}

let current: string | null = null;

/** The id of the person acting on this page; only in memory. */
export function actingUserId(): string | null {
  return current;
}

function setActingUserId(id: string): void {
  current = id.slice(0, limits.actorIdMax);
  setPseudoUserId(current);
}

const cacheKey = "cached_identity";
const timestampKey = "cached_identity_timestamp";
const legacyKey = "cached_ip_data";
const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * The cached server identity while it is fresh; setting the clock back does not
 * extend its life.
 */
function readCachedIdentity(now: number): Identity | null {
  localStore.remove(legacyKey);
  const age = now - Number(localStore.read(timestampKey));
  if (!(age >= 0 && age < lifetimeMs)) return null;
  const stored = localStore.read(cacheKey);
  if (!isRecord(stored) || stored.source !== "server") return null;
  const cached = readVisitor(stored);
  if (!cached?.user_id) return null;
  return { ...cached, user_id: cached.user_id, source: "server" };
}

function cacheIdentity(identity: Identity, now: number): void {
  localStore.write(cacheKey, identity);
  localStore.write(timestampKey, now);
}

/** Deletes the cached identity after the actor of this browser has changed. */
export function forgetIdentity(): void {
  localStore.remove(cacheKey);
  localStore.remove(timestampKey);
}
