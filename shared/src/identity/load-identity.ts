import { getServerIdentity } from "../api/service.ts";
import type { Identity } from "../contract/identity.ts";
import { setActingUserId } from "./acting-user.ts";
import { fingerprintId } from "./fingerprint.ts";
import { cacheIdentity, readCachedIdentity } from "./identity-cache.ts";

/** The identity to act under: cached, else the server's, else a local one. Never rejects. */
export async function loadIdentity(now = Date.now()): Promise<Identity> {
  const identity =
    readCachedIdentity(now) ?? (await fetchIdentity(now)) ?? localIdentity();
  setActingUserId(identity.user_id);
  return identity;
}

async function fetchIdentity(now: number): Promise<Identity | null> {
  try {
    const identity = await getServerIdentity();
    if (identity !== null) cacheIdentity(identity, now);
    return identity;
  } catch {
    return null;
  }
}

function localIdentity(): Identity {
  return {
    user_id: fingerprintId("client-only"),
    ip: null,
    city: null,
    region: null,
    country: null,
    continent: null,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    org: null,
    latitude: null,
    longitude: null,
    source: "client",
  };
}
