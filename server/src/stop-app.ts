import type { FastifyInstance } from "fastify";

const patience = 10_000;

/** Stops accepting, lets requests in flight finish, and cuts off those that take longer than `limit` milliseconds. */
export async function stopApp(
  app: FastifyInstance,
  limit = patience,
): Promise<void> {
  const cutOff = setTimeout(() => {
    app.server.closeAllConnections();
  }, limit);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
