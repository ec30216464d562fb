import { randomUUID } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import { newToken, tokenHash } from "../../base/security/token.ts";
import { Bearer } from "./bearer.ts";
import { findBlocks } from "./find-blocks.ts";
import { rejoin } from "./rejoin.ts";
import {
  type Actor,
  extendSession,
  findSession,
  insertSession,
} from "./session-repository.ts";
import type { Trails } from "./trail.ts";

const dayInMs = 86_400_000;
/** How long an unused session remains valid, in milliseconds. */
export const sessionLifetimeMs = 365 * dayInMs;

/** The actor of a valid session, else null. */
export async function findActor(
  db: Database,
  clock: Clock,
  token: string,
  trails: Trails | null = null,
): Promise<Actor | null> {
  const found = await findSession(db, tokenHash(token), clock());
  if (found === null) return null;
  const { former, latestBlock, renewedAt: _, ...rest } = found;
  const actor = { ...rest, bearer: new Bearer(token, trails) };
  if (former) await rejoin(db, actor.actorId, actor.bearer);
  actor.blocked ||= await findBlocks(db, actor, latestBlock);
  return actor;
}

/**
 * Continues a valid session, else starts one, unless `beforeNew` rejects.
 * Returns the token for the cookie.
 */
export async function startOrContinue(
  db: Queryable,
  clock: Clock,
  token: string | null,
  beforeNew: () => Promise<void>,
): Promise<string> {
  const session = token && (await findSession(db, tokenHash(token), clock()));
  if (!token || !session) {
    await beforeNew();
    return (await startSession(db, clock())).token;
  }
  const now = clock();
  if (now.getTime() - session.renewedAt.getTime() >= dayInMs)
    await extendSession(db, tokenHash(token), now, expiry(now));
  return token;
}

/** For an actor who has not consented yet. */
export async function startSession(
  db: Queryable,
  now: Date,
): Promise<Actor & { token: string }> {
  const [token, actorId] = [newToken(), randomUUID()];
  await insertSession(db, {
    tokenHash: tokenHash(token),
    actorId,
    createdAt: now,
    expiresAt: expiry(now),
  });
  return { token, actorId, bearer: new Bearer(token), optedOut: true };
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + sessionLifetimeMs);
}
