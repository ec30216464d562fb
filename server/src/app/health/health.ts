import type { Health } from "@nearsay/core/contract";
import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { readMigrations } from "../../base/db/migrate.ts";
import { storageFull } from "../../http/errors.ts";
import { Refusal } from "../../base/refusal.ts";
import { within } from "../../base/within.ts";
import { route } from "../../http/route.ts";
import { readSessionToken } from "../../visitors/session/cookies.ts";
import type { Csrf } from "../../visitors/session/csrf.ts";

export interface HealthReply extends Health {
  ok: boolean;
}

export function healthRoutes(
  app: FastifyInstance,
  health: HealthReply,
  readiness: Readiness,
  csrf: Csrf,
): void {
  route(app, serviceCalls.getHealth, ({ request, reply }) => {
    csrf.issue(reply, readSessionToken(request));
    return Promise.resolve(health);
  });

  route(app, serviceCalls.getReadiness, async () => {
    const ready = await readiness.check();
    if (ready === "yes") return { ready: true };
    if (ready === "full") throw storageFull;
    throw new Refusal("NOT_READY", "The service is not ready.", {
      retryAfter: 1,
    });
  });
}

/** The same where those who watch servers look for it first, without cookies. */
export function serveHealth(app: FastifyInstance, health: HealthReply): void {
  app.get("/health", { schema: { hide: true } }, (_, reply) =>
    reply.header("cache-control", "no-store").send(health),
  );
}

/** Milliseconds that a check may take. */
const patience = 1000;

export type Readiness = ReturnType<typeof createReadiness>;

/** Whether requests should be sent here. */
export function createReadiness(db: Database) {
  let stopping = false;
  let migrations: { name: string }[] | undefined;

  async function isMigrated(): Promise<boolean> {
    migrations ??= await readMigrations();
    const rows = await db.query<{ name: string }>(
      sql`select name from migrations`,
    );
    const applied = new Set(rows.map(({ name }) => name));
    return migrations.every(({ name }) => applied.has(name));
  }

  return {
    /** "no" while the database is away, lacks a migration, or the process is about to stop; "full" while nothing can be written. Takes a second at most. */
    async check(): Promise<"yes" | "no" | "full"> {
      if (stopping) return "no";
      if (db.storage?.()?.state === "full") return "full";
      const isReady = await within(patience, isMigrated()).catch(() => false);
      return isReady ? "yes" : "no";
    },
    /** From now on it is not. */
    stop: () => {
      stopping = true;
    },
  };
}
