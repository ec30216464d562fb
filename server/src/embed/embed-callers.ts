import type { FastifyRequest } from "fastify";
import type { Queryable } from "../base/db/database.ts";
import { tokenHash } from "../base/security/token.ts";
import { type Callers, callersOf } from "../visitors/session/callers.ts";
import type { EmbedPass, EmbedTokens } from "./embed-token.ts";
import { findVisitor } from "./visitor-repository.ts";

/** Visitors of embedded surveys, known by their token alone: whoever is known on the site is a stranger here. */
export interface EmbedCallers extends Callers {
  /** What the request's token says, be it good for the request or not; null without one of ours. */
  pass(request: FastifyRequest): EmbedPass | null;
}

export function createEmbedCallers(
  db: Queryable,
  tokens: EmbedTokens,
): EmbedCallers {
  function pass({ headers }: FastifyRequest): EmbedPass | null {
    const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
    return token === undefined ? null : tokens.read(token);
  }

  const callers = callersOf({
    key(request) {
      const known = pass(request);
      return known && tokenHash(`embed ${known.actorId}`);
    },
    async find(request) {
      const known = pass(request);
      return known && findVisitor(db, known.actorId);
    },
  });
  return { ...callers, pass };
}
