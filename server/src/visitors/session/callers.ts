import type { FastifyRequest } from "fastify";
import { Refusal } from "../../base/refusal.ts";
import { tokenHash } from "../../base/security/token.ts";
import { readSessionToken } from "./cookies.ts";
import type { Actor } from "./session-repository.ts";
import type { SessionService } from "./session-service.ts";

/** Who makes a request. */
export interface Callers {
  /** Names the session that a request claims, known or not, without telling how to enter it; null when it claims none. */
  key: (request: FastifyRequest) => string | null;
  /** Null when there is no session: enough to look around. */
  viewer(request: FastifyRequest): Promise<Actor | null>;
  /** @throws Refusal SESSION_REQUIRED without a live session. */
  actor(request: FastifyRequest): Promise<Actor>;
  /** @throws Refusal SESSION_REQUIRED without a live session, OPTED_OUT when opted out. */
  participant(request: FastifyRequest): Promise<Actor>;
}

export function createCallers(sessions: SessionService): Callers {
  return callersOf({
    key(request) {
      const token = readSessionToken(request);
      return token === null ? null : tokenHash(token);
    },
    async find(request) {
      const token = readSessionToken(request);
      return token === null ? null : sessions.find(token);
    },
  });
}

/** How callers are known. */
interface Recognition {
  key: Callers["key"];
  find: (request: FastifyRequest) => Promise<Actor | null>;
}

/** Callers that are known in this way. */
export function callersOf({ key, find }: Recognition): Callers {
  const found = new WeakMap<FastifyRequest, Promise<Actor | null>>();

  /** A request asks for its session once, whoever wants to know. */
  function viewer(request: FastifyRequest): Promise<Actor | null> {
    const known = found.get(request) ?? find(request);
    found.set(request, known);
    return known;
  }

  async function actor(request: FastifyRequest): Promise<Actor> {
    const known = await viewer(request);
    if (known !== null) return known;
    throw new Refusal(
      "SESSION_REQUIRED",
      "Your anonymous session has ended. Please try again.",
    );
  }

  async function participant(request: FastifyRequest): Promise<Actor> {
    const known = await actor(request);
    if (!known.optedOut) return known;
    throw new Refusal(
      "OPTED_OUT",
      "Participation disabled while anonymous ID is opted out.",
    );
  }

  return { key, viewer, actor, participant };
}
