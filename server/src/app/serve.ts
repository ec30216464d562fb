import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import type { Database } from "../base/db/database.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { createDrafter } from "../drafting/create-drafter.ts";
import type { GeoLocator } from "../visitors/location/geo-locator.ts";
import { openGeoLocator } from "../visitors/location/open-geo-locator.ts";
import { keepKey } from "./keep-secret.ts";
import { serveCommands } from "./operator/serve-commands.ts";
import { readDevServers } from "../site/dev-servers.ts";
import type { AppConfig } from "./services.ts";

/** Determines the key, fills an empty database with the demo if enabled, and listens. */
export async function serve(
  db: Database,
  config: Config,
): Promise<FastifyInstance> {
  const geo = await openGeoLocator(config.geo);
  const settled = { ...config, secret: await keepKey(db, config) };
  await seedDemo(db, () => new Date(), settled);
  return listen(db, settled, geo);
}

async function listen(db: Database, config: AppConfig, geo: GeoLocator) {
  const app = await buildApp({
    db,
    config,
    drafter: createDrafter(config.ai),
    geo,
    dev: readDevServers(process.env),
  });
  if (db.engine === "pglite") await takeCommands(app, config);
  try {
    await app.listen({ port: config.port, host: config.host });
    warnOfLinks(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

/**
 * Runs operator commands, because no other process can open the embedded
 * database in the meantime.
 */
async function takeCommands(
  app: FastifyInstance,
  { dataDir }: AppConfig,
): Promise<void> {
  const { commandDeps, log } = app;
  const stop = await serveCommands({ dataDir, commandDeps, log });
  app.addHook("preClose", () => stop());
}

/** Warns if other machines can reach the site without a public address. */
function warnOfLinks(app: FastifyInstance, config: AppConfig): void {
  const { publicUrl, host, trustProxy } = config;
  const alone = ["127.0.0.1", "localhost", "::1"].includes(host);
  if (publicUrl !== null || (alone && trustProxy === false)) return;
  app.log.warn(
    "PUBLIC_URL is not set: links, pictures and frames of the site work on this machine only. Set it to the public address of the site.",
  );
}
