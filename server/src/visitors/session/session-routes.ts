import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { route } from "../../http/route.ts";
import { readSessionToken, setSessionToken } from "./cookies.ts";
import type { Csrf } from "./csrf.ts";
import type { SessionService } from "./session-service.ts";

export function sessionRoutes(
  app: FastifyInstance,
  sessions: SessionService,
  csrf: Csrf,
  /** Asked before a session begins. */
  beforeNew: (request: FastifyRequest) => Promise<void>,
): void {
  route(app, serviceCalls.startSession, async ({ request, reply }) => {
    const token = await sessions.startOrContinue(
      readSessionToken(request),
      () => beforeNew(request),
    );
    setSessionToken(reply, token);
    csrf.issue(reply, token);
  });
}
