import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Refusal } from "../../base/refusal.ts";
import { type KeyedHash, equal } from "../../base/security/keyed-hash.ts";
import { newToken } from "../../base/security/token.ts";
import { csrfCookie, readSessionToken, setCsrfToken } from "./cookies.ts";

const csrfHeader = "x-csrf-token";
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export type Csrf = ReturnType<typeof createCsrf>;

/**
 * Double submit, bound to the session: the cookie's value is an HMAC of the
 * session's token (without a session, of a random seed), and every changing
 * request sends it back as a header.
 */
export function createCsrf(hash: KeyedHash) {
  const forSession = (token: string) => hash.of("csrf session", token);
  const forSeed = (seed: string) => `${seed}.${hash.of("csrf seed", seed)}`;

  function isGenuine(value: string, sessionToken: string | null): boolean {
    if (sessionToken !== null) return equal(value, forSession(sessionToken));
    return equal(value, forSeed(value.split(".")[0] ?? ""));
  }

  function holds(request: FastifyRequest): boolean {
    if (request.headers["sec-fetch-site"] === "cross-site") return false;
    const cookie = request.cookies[csrfCookie] ?? "";
    const header = request.headers[csrfHeader];
    // A request without any cookie can start a session without effect on anyone
    // else.
    if (startsSession(request) && cookie === "") return true;
    if (typeof header !== "string" || !equal(header, cookie)) return false;
    return (
      startsSession(request) || isGenuine(header, readSessionToken(request))
    );
  }

  return {
    /** Sets the CSRF cookie for this session, or for a client without one. */
    issue(reply: FastifyReply, sessionToken: string | null): void {
      const current = reply.request.cookies[csrfCookie] ?? "";
      if (isGenuine(current, sessionToken)) return;
      const fresh =
        sessionToken === null ? forSeed(newToken()) : forSession(sessionToken);
      setCsrfToken(reply, fresh);
    },
    /** Whether a request may change data. */
    allows: (request: FastifyRequest): boolean =>
      safeMethods.has(request.method) || holds(request),
  };
}

function startsSession(request: FastifyRequest): boolean {
  return request.routeOptions.url === "/api/auth/anon";
}

function refusal(): Refusal {
  return new Refusal("CSRF_FAILED", (say) => say.csrfFailed);
}

/** Checks every changing request, before its body is parsed. */
export const csrfGuard = fastifyPlugin<{ csrf: Csrf }>(
  (app, { csrf }, done) => {
    app.addHook("onRequest", (request, _reply, next) => {
      next(csrf.allows(request) ? undefined : refusal());
    });
    done();
  },
);
