import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** Answered even then: load balancers and whoever watches must see what is going on. */
const always = new Set(["/api/health", "/metrics"]);

/** Refuses requests at once when the process cannot keep up, instead of letting all of them wait. */
export async function refuseOverload(
  app: FastifyInstance,
  /** Milliseconds; 0 is never. */
  maxEventLoopDelay: number,
): Promise<void> {
  if (maxEventLoopDelay === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (!always.has(request.routeOptions.url ?? "")) throw overloaded();
    },
  });
}

function overloaded(): Refusal {
  return new Refusal(
    503,
    "OVERLOADED",
    "Too much is going on right now. Please try again.",
    { retryAfter: 5 },
  );
}
