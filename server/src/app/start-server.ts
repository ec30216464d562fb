import { setCountDelay } from "../community/responses/show-counts.ts";
import type { Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Queryable } from "../base/db/database.ts";
import { checkClock } from "./doctor/check-clock.ts";
import { migrate } from "../base/db/migrate.ts";
import { openDatabase } from "../base/db/open.ts";
import { outliveShortage } from "./outlive-shortage.ts";
import { describeReleased } from "../site/releases/compose-registry.ts";
import type { Readiness } from "./health/health.ts";

/** Milliseconds that requests in progress may take to finish. */
const timeoutMs = 10_000;

declare module "fastify" {
  interface FastifyInstance {
    readiness?: Readiness;
  }
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Opens and migrates the database, builds the app and listens. Leaves nothing
 * open if it rejects.
 */
export async function startServer(
  config: Config,
  onDatabaseDeath: (error: Error) => void,
) {
  const db = await openDatabase({ ...config, onDeath: onDatabaseDeath });
  try {
    await migrate(db);
    await setCountDelay(db, config.showSeconds);
    const wrongClock = await findWrongClock(db);
    // Loading the app takes longer than detecting that the folder is in use.
    const { serve } = await import("./serve.ts");
    const app = await serve(db, config);
    const endOutliving = outliveShortage(app.log);
    return {
      /** The address where it listens, for a browser on this machine. */
      url: visibleUrl(config.host, app.server.address()),
      /**
       * The remotes that are served in another release than the built one; null
       * if there are none.
       */
      released: describeReleased(await app.readRegistry()),
      /** The problem with this machine's clock; null if none is known. */
      wrongClock,
      /** Lets requests in progress finish and closes the database. */
      async stop() {
        await stopApp(app, { delay: config.shutdownDelay });
        await db.close();
        endOutliving();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Only reported: the site can run, and the reader can fix it. */
async function findWrongClock(db: Queryable): Promise<string | null> {
  const { about, state, text } = await checkClock(db, new Date());
  return state === "good" ? null : `${about}: ${text}`;
}

function visibleUrl(
  host: string,
  address: ReturnType<Server["address"]>,
): string {
  const port = typeof address === "object" ? (address?.port ?? "") : "";
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/**
 * Reports "not ready", continues for `delay` seconds so that load balancers
 * notice, then accepts no more requests, lets those in progress finish, and
 * cuts off those that take longer than `limit` milliseconds.
 */
export async function stopApp(
  app: FastifyInstance,
  { delay = 0, limit = timeoutMs } = {},
): Promise<void> {
  app.readiness?.stop();
  await pause(delay * 1000);
  const cutOff = setTimeout(() => {
    app.server.closeAllConnections();
  }, limit);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
