import type { FastifyInstance } from "fastify";
import { TestClient } from "./client.ts";

/**
 * A new visitor from a network, who consents, for an app that trusts a proxy;
 * with the headers that contain the address.
 */
export async function arriveFrom(app: FastifyInstance, address: string) {
  const headers = { "x-forwarded-for": address };
  const client = new TestClient(app);
  await client.get("/health");
  await client.post("/auth/anon", undefined, { headers });
  await client.delete("/privacy/opt-out", { headers });
  return { client, headers };
}
