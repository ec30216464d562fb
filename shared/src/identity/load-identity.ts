import { getVisitor } from "../api/service.ts";
import type { Identity, KnownVisitor } from "../contract/identity.ts";
import { setActingUserId } from "./acting-user.ts";
import { fingerprintId } from "./fingerprint.ts";
import { cacheIdentity, readCachedIdentity } from "./identity-cache.ts";

/** The identity to act under: cached, else the server's, else a local one. Never rejects. */
export async function loadIdentity(now = Date.now()): Promise<Identity> {
  const identity = readCachedIdentity(now) ?? (await askServer(now));
  setActingUserId(identity.user_id);
  return identity;
}

async function askServer(now: number): Promise<Identity> {
  const visitor = await getVisitor().catch(() => null);
  if (visitor === null) return localIdentity(unknownVisitor(), "client-only");
  const { user_id, ip } = visitor;
  if (user_id === null) return localIdentity(visitor, ip ?? "");
  const identity: Identity = { ...visitor, user_id, source: "server" };
  cacheIdentity(identity, now);
  return identity;
}

/** A local identity for someone to whom the server gave none. */
function localIdentity(visitor: KnownVisitor, anchor: string): Identity {
  return { ...visitor, user_id: fingerprintId(anchor), source: "client" };
}

function unknownVisitor(): KnownVisitor {
  return {
    user_id: null,
    ip: null,
    city: null,
    region: null,
    country: null,
    continent: null,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    org: null,
    latitude: null,
    longitude: null,
  };
}
