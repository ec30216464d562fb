import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";
import { createKeyedHash } from "../base/security/keyed-hash.ts";
import { newToken, tokenHash } from "../base/security/token.ts";
import { csrfCookie } from "../visitors/session/cookies.ts";
import { sessionLifetimeMs } from "../visitors/session/session-service.ts";
import { TestClient } from "./client.ts";
import { type TestApp, testConfig } from "./test-app.ts";

/**
 * Visitors who have just arrived and consent, for an app with the usual test
 * secret. All are inserted at once: each would take three requests, which tests
 * seldom depend on.
 */
export async function insertVisitors(
  db: Queryable,
  { app, clock }: TestApp,
  count: number,
): Promise<TestClient[]> {
  const hash = createKeyedHash(testConfig().secret);
  const tokens = Array.from({ length: count }, newToken);
  const ends = new Date(clock.now.getTime() + sessionLifetimeMs);
  await db.query(sql`
    with given as (
      select *
      from unnest(
        ${tokens.map(() => randomUUID())}::uuid[],
        ${tokens.map(tokenHash)}::text[]
      ) as given (actor_id, token_hash)
    ),
    begun as (
      insert into actors (actor_id, opted_out, created_at)
      select actor_id, false, ${clock.now} from given
    )
    insert into sessions (token_hash, actor_id, renewed_at, expires_at)
    select token_hash, actor_id, ${clock.now}, ${ends} from given`);
  return tokens.map((token) => {
    const client = new TestClient(app);
    client.cookies.set("nearsay_session", token);
    client.cookies.set(csrfCookie, hash.of("csrf session", token));
    return client;
  });
}
