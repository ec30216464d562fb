import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { overloaded } from "../base/refusal.ts";

/** Answered even then: load balancers and whoever watches must see what is going on. */
const always = new Set(["/api/health", "/metrics"]);

/** Milliseconds; until then what is measured is the start itself. */
const startUp = 2500;

/** Refuses requests at once when the process cannot keep up, instead of letting all of them wait. */
export async function refuseOverload(
  app: FastifyInstance,
  /** Milliseconds; 0 is never. */
  maxEventLoopDelay: number,
): Promise<void> {
  if (maxEventLoopDelay === 0) return;
  let listeningSince = -Infinity;
  app.addHook("onListen", () => {
    listeningSince = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (performance.now() - listeningSince < startUp) return;
      if (!always.has(request.routeOptions.url ?? "")) throw overloaded(5);
    },
  });
}
