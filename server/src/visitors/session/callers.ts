import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import { tokenHash } from "../../base/security/token.ts";
import { readSessionToken } from "./cookies.ts";
import type { Actor } from "./session-repository.ts";
import { sessionEnded } from "./session-ended.ts";
import { findActor } from "./session-service.ts";
import { createTrails } from "./trail.ts";

/** Identifies who makes a request. */
export type Callers = ReturnType<typeof callersOf>;

export function createCallers(db: Database, clock: Clock): Callers {
  const trails = createTrails(db, clock);
  return callersOf({
    key(request) {
      const token = readSessionToken(request);
      return token === null ? null : tokenHash(`caller ${token}`);
    },
    async find(request) {
      const token = readSessionToken(request);
      return token === null ? null : findActor(db, clock, token, trails);
    },
  });
}

/** The stored hash of the session that a request claims to have; null if it claims none. */
export function sessionHashOf(request: FastifyRequest): string | null {
  const token = readSessionToken(request);
  return token === null ? null : tokenHash(token);
}

/** How callers are identified. */
interface Recognition {
  /**
   * Identifies the session that a request claims to have, valid or not, without
   * revealing its token; null if it claims none. Nothing that is stored equals
   * it, so that what is counted under it belongs to nobody.
   */
  key: (request: FastifyRequest) => string | null;
  find: (request: FastifyRequest) => Promise<Actor | null>;
}

/** Callers that are identified in this way. */
export function callersOf({ key, find }: Recognition) {
  /** Null without a session, which is sufficient for reading. */
  const viewer = oncePerRequest(find);

  /** @throws Refusal SESSION_REQUIRED without a valid session. */
  async function actor(request: FastifyRequest): Promise<Actor> {
    const known = await viewer(request);
    if (known !== null) return known;
    throw sessionEnded();
  }

  /** @throws Refusal SESSION_REQUIRED without a valid session, OPTED_OUT if opted out. */
  async function consenting(request: FastifyRequest): Promise<Actor> {
    const known = await actor(request);
    if (!known.optedOut) return known;
    throw new Refusal("OPTED_OUT", (say) => say.optedOut);
  }

  /** @throws Refusal As `consenting`, and BLOCKED if an operator has blocked the person. */
  async function participant(request: FastifyRequest): Promise<Actor> {
    const known = await consenting(request);
    if (known.blocked !== true) return known;
    throw new Refusal("BLOCKED", (say) => say.anonymousIdBlocked);
  }

  return { key, viewer, actor, consenting, participant };
}

/** Calls `ask` once per request, for any number of callers. */
export function oncePerRequest<T>(
  ask: (request: FastifyRequest) => Promise<T>,
): (request: FastifyRequest) => Promise<T> {
  const asked = new WeakMap<FastifyRequest, Promise<T>>();
  return (request) => {
    const known = asked.get(request) ?? ask(request);
    asked.set(request, known);
    return known;
  };
}
