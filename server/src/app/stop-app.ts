import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "./health/health.ts";

const patience = 10_000;

declare module "fastify" {
  interface FastifyInstance {
    readiness?: Readiness;
  }
}

/** Says that it is not ready, goes on for `delay` seconds so that load balancers notice, then stops accepting, lets requests in flight finish, and cuts off those that take longer than `limit` milliseconds. */
export async function stopApp(
  app: FastifyInstance,
  { delay = 0, limit = patience } = {},
): Promise<void> {
  app.readiness?.stop();
  await setTimeout(delay * 1000);
  const cutOff = globalThis.setTimeout(() => {
    app.server.closeAllConnections();
  }, limit);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
