import type { Server } from "node:net";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import { createDrafter } from "./drafting/create-drafter.ts";
import { keepSecret } from "./keep-secret.ts";
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
    const app = await listen(db, config);
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

async function listen(db: Database, config: Config) {
  const app = await buildApp({
    db,
    config: { ...config, secret: await keepSecret(config) },
    drafter: createDrafter(config.ai),
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
