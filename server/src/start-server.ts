import type { Server } from "node:net";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { createDrafter } from "./drafting/create-drafter.ts";
import { keepSecret } from "./keep-secret.ts";
import { readDevServers } from "./site/dev-servers.ts";
import type { AppConfig } from "./services.ts";
import { stopApp } from "./stop-app.ts";

export interface RunningServer {
  /** Where it listens, for a browser on this machine. */
  url: string;
  /** Lets requests in flight finish and closes the database. */
  stop(): Promise<void>;
}

/** Opens and migrates the database, builds the app and listens. Nothing stays open when it rejects. */
export async function startServer(
  config: Config,
  onDatabaseDeath: (error: Error) => void,
): Promise<RunningServer> {
  const db = await openDatabase({ ...config, onDeath: onDatabaseDeath });
  try {
    await migrate(db);
    const settled = { ...config, secret: await keepSecret(config) };
    await seedDemo({ db, config: settled, clock: () => new Date() });
    const app = await listen(db, settled);
    return {
      url: visibleUrl(config.host, app.server.address()),
      async stop() {
        await stopApp(app);
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function listen(db: Database, config: AppConfig) {
  const app = await buildApp({
    db,
    config,
    drafter: createDrafter(config.ai),
    dev: readDevServers(process.env),
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
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
