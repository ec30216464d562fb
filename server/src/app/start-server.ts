import type { Server } from "node:net";
import type { Config } from "./config.ts";
import { migrate } from "../base/db/migrate.ts";
import { openDatabase } from "../base/db/open.ts";
import { describeReleased } from "../site/releases/compose-registry.ts";
import { stopApp } from "./stop-app.ts";

export interface RunningServer {
  /** Where it listens, for a browser on this machine. */
  url: string;
  /** What is shown otherwise than it was built; null where all is as built. */
  released: string | null;
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
    // Loading the app takes longer than finding the folder in use.
    const { serve } = await import("./serve.ts");
    const app = await serve(db, config);
    return {
      url: visibleUrl(config.host, app.server.address()),
      released: describeReleased(await app.readRegistry()),
      async stop() {
        await stopApp(app, { delay: config.shutdownDelay });
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
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
