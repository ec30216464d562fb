import { randomUUID } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { newToken, tokenHash } from "../../base/security/token.ts";
import {
  type Actor,
  type SessionRow,
  extendSession,
  findSession,
  insertSession,
} from "./session-repository.ts";

const dayInMs = 86_400_000;
/** How long an unused session lives. */
export const sessionLifetimeMs = 365 * dayInMs;

export interface SessionService {
  /** The actor of a live session, else null. */
  find(token: string): Promise<Actor | null>;
  /** Continues a live session, else starts one, unless `beforeNew` rejects; answers the token to keep. */
  startOrContinue(
    token: string | null,
    beforeNew?: () => Promise<void>,
  ): Promise<string>;
}

export function createSessionService(
  db: Database,
  clock: Clock,
): SessionService {
  const expiry = (now: Date) => new Date(now.getTime() + sessionLifetimeMs);

  async function start(): Promise<string> {
    const token = newToken();
    const now = clock();
    await insertSession(db, {
      tokenHash: tokenHash(token),
      actorId: randomUUID(),
      createdAt: now,
      expiresAt: expiry(now),
    });
    return token;
  }

  async function extend(token: string, session: SessionRow): Promise<void> {
    const now = clock();
    if (now.getTime() - session.renewedAt.getTime() < dayInMs) return;
    await extendSession(db, tokenHash(token), now, expiry(now));
  }

  return {
    find: (token) => findSession(db, tokenHash(token), clock()),
    startOrContinue: async (token, beforeNew) => {
      const session =
        token && (await findSession(db, tokenHash(token), clock()));
      if (!session) {
        await beforeNew?.();
        return start();
      }
      await extend(token, session);
      return token;
    },
  };
}
