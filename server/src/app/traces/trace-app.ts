import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/database.ts";
import { readVersion } from "../read-version.ts";
import { startTracing } from "./start-tracing.ts";
import { traceOutgoing } from "./trace-outgoing.ts";
import { traceRequests } from "./trace-requests.ts";
import type { TraceConfig } from "./trace-settings.ts";
import { traceStatements } from "./trace-statements.ts";

/**
 * Traces the app's requests and outgoing requests, from its first hook on.
 * Returns the database that it must use.
 */
export async function traceApp(
  app: FastifyInstance,
  db: Database,
  config: TraceConfig,
): Promise<Database> {
  const version = await readVersion();
  const { spans, stop } = startTracing(config, { version, log: app.log });
  traceRequests(app, spans);
  const stopOutgoing = traceOutgoing(spans);
  app.addHook("onClose", async () => {
    stopOutgoing();
    await stop();
  });
  return traceStatements(db, spans);
}
