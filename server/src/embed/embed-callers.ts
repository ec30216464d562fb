import type { FastifyRequest } from "fastify";
import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { tokenHash } from "../security/token.ts";
import { type Callers, callersOf } from "../session/callers.ts";
import type { Actor } from "../session/session-repository.ts";
import type { EmbedPass, EmbedTokens } from "./embed-token.ts";

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

/** Of whoever has not consented there is no row. */
export async function findVisitor(
  db: Queryable,
  actorId: string,
): Promise<Actor> {
  const rows = await db.query<Actor>(sql`
    select actor_id as "actorId", opted_out as "optedOut"
    from actors
    where actor_id = ${actorId}`);
  return rows[0] ?? { actorId, optedOut: true };
}

export async function keepConsent(
  db: Queryable,
  actorId: string,
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into actors (actor_id, opted_out, created_at)
    values (${actorId}, false, ${now})
    on conflict (actor_id) do update
    set opted_out = false`);
}
