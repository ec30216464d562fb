import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLifetimeMs } from "./session-service.ts";

export const csrfCookie = "nearsay_csrf";

const lifetimeSeconds = sessionLifetimeMs / 1000;

/** Over https, the name has the prefix that prevents other hosts from setting the cookie. */
function sessionCookie(request: FastifyRequest): string {
  const secure = request.protocol === "https";
  return secure ? "__Host-nearsay_session" : "nearsay_session";
}

function options(request: FastifyRequest): CookieSerializeOptions {
  return {
    path: "/",
    sameSite: "lax",
    secure: request.protocol === "https",
    maxAge: lifetimeSeconds,
  };
}

export function readSessionToken(request: FastifyRequest): string | null {
  return request.cookies[sessionCookie(request)] || null;
}

export function setSessionToken(reply: FastifyReply, token: string): void {
  const { request } = reply;
  const cookie = { ...options(request), httpOnly: true };
  void reply.setCookie(sessionCookie(request), token, cookie);
}

/** Readable by the page, which sends it back as a header. */
export function setCsrfToken(reply: FastifyReply, token: string): void {
  void reply.setCookie(csrfCookie, token, options(reply.request));
}
