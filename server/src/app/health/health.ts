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
    throw new Refusal("NOT_READY", (say) => say.serviceNotReady, {
      retryAfter: 1,
    });
  });
}

/** The health reply at the address where monitors look for it first, without cookies. */
export function serveHealth(app: FastifyInstance, health: HealthReply): void {
  app.get("/health", { schema: { hide: true } }, (_, reply) =>
    reply.header("cache-control", "no-store").send(health),
  );
}

/** Timeout in milliseconds for a check. */
const timeoutMs = 1000;

export type Readiness = ReturnType<typeof createReadiness>;

/** Whether requests should be sent to this process. */
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
    /**
     * "no" while the database is down, a migration is missing, or the process
     * is about to stop; "full" while nothing can be written. Takes at most a
     * second.
     */
    async check(): Promise<"yes" | "no" | "full"> {
      if (stopping) return "no";
      if (db.storage?.()?.state === "full") return "full";
      const isReady = await within(timeoutMs, isMigrated()).catch(() => false);
      return isReady ? "yes" : "no";
    },
    /** Makes it not ready from now on. */
    stop: () => {
      stopping = true;
    },
  };
}
