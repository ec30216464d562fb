import type { FastifyRequest } from "fastify";
import type { Queryable } from "../base/db/database.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import { tokenHash } from "../base/security/token.ts";
import { publicOrigin } from "../surveys/sharing/public-origin.ts";
import { callersOf } from "../visitors/session/callers.ts";
import type { Embedding, EmbedPolicy } from "./embed-policy.ts";
import { type EmbedPass, readToken } from "./embed-token.ts";
import { findVisitor } from "./visitor-repository.ts";

/** Visitors of embedded surveys, known by their token alone: somebody who is known on the site is a stranger here. */
export function createEmbedCallers(db: Queryable, hash: KeyedHash) {
  /** What the request's token says, whether it is good for the request or not; null without one of ours. */
  function pass({ headers }: FastifyRequest): EmbedPass | null {
    const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
    return token === undefined ? null : readToken(hash, token);
  }

  const callers = callersOf({
    key(request) {
      const known = pass(request);
      return known && tokenHash(`embed ${known.actorId}`);
    },
    async find(request) {
      const known = pass(request);
      if (known === null) return null;
      // A frame asks for its token when somebody is about to answer.
      return { ...(await findVisitor(db, known.actorId)), visitedAt: null };
    },
  });
  return { ...callers, pass };
}

/** The site's own, as a request reached it. */
export function ownOrigin(
  { publicUrl }: Pick<EmbedPolicy, "publicUrl">,
  request: FastifyRequest,
): string {
  return new URL(publicOrigin(publicUrl, request)).origin;
}

/**
 * Where a request says that it comes from: by the browser's word, else by the
 * Origin header, which no page can keep from being sent to another site.
 */
export function embeddingOf({ headers, host }: FastifyRequest): Embedding {
  const { origin, "sec-fetch-site": site } = headers;
  const comesFromHere =
    site === undefined
      ? origin === undefined || origin.replace(/^https?:\/\//, "") === host
      : site === "same-origin";
  if (comesFromHere) return { mode: "frame", origin: "" };
  return { mode: "inline", origin: origin ?? "null" };
}
