import type { FastifyRequest } from "fastify";
import type { Database } from "../base/db/database.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import { tokenHash } from "../base/security/token.ts";
import { publicOrigin } from "../surveys/sharing/public-origin.ts";
import { callersOf } from "../visitors/session/callers.ts";
import type { Embedding, EmbedPolicy } from "./embed-policy.ts";
import { type EmbedPass, readToken } from "./embed-token.ts";
import { findVisitor } from "./visitor-repository.ts";

/**
 * Visitors of embedded surveys, identified by their token only: a person with a
 * session on the site is a new visitor here.
 */
export function createEmbedCallers(db: Database, hash: KeyedHash) {
  /**
   * The content of the request's token, whether or not it is valid for the
   * request; null without a token of this site.
   */
  function pass({ headers }: FastifyRequest): EmbedPass | null {
    const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
    return token === undefined ? null : readToken(hash, token);
  }

  const callers = callersOf({
    key(request) {
      const known = pass(request);
      return known && tokenHash(`embed ${known.secret ?? known.actorId}`);
    },
    async find(request) {
      const known = pass(request);
      const secret = known?.secret ?? null;
      if (known === null || secret === null) return null;
      // A frame requests its token when the visitor is about to answer, so its
      // time is not that of the visit.
      return {
        ...(await findVisitor(db, { ...known, secret })),
        visitedAt: null,
      };
    },
  });
  return { ...callers, pass };
}

/** The origin of the site, as the request reached it. */
export function ownOrigin(
  { publicUrl }: Pick<EmbedPolicy, "publicUrl">,
  request: FastifyRequest,
): string {
  return new URL(publicOrigin(publicUrl, request)).origin;
}

/**
 * Where a request comes from: according to the browser's Sec-Fetch-Site, else
 * to the Origin header, which no page can suppress in requests to another site.
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
