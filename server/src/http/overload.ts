import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { overloaded } from "../base/refusal.ts";

/**
 * Always handled: a process must not be restarted because of its load, and
 * monitoring must keep working.
 */
const always = new Set(["/api/health", "/health", "/metrics"]);

/** Milliseconds after the start; until then the measured delay is that of the start itself. */
const startUp = 2500;

/** Milliseconds between two readings of the delay, and its resolution. */
const checkEvery = 1000;
const resolution = 10;

/**
 * Refuses requests immediately if the process cannot keep up, instead of
 * letting all of them wait.
 */
export function refuseOverload(
  app: FastifyInstance,
  /** In milliseconds; 0 disables it. */
  maxEventLoopDelay: number,
): void {
  if (maxEventLoopDelay === 0) return;
  const readDelay = watchDelay(app);
  let listeningSince = -Infinity;
  app.addHook("onListen", () => {
    listeningSince = performance.now();
  });
  app.addHook("onRequest", (request, reply, next) => {
    const isStarting = performance.now() - listeningSince < startUp;
    const isAsked = always.has(request.routeOptions.url ?? "");
    if (isStarting || isAsked || readDelay() <= maxEventLoopDelay) next();
    else {
      // Hooks of routes that let other pages read replies have not run. This
      // reply is the same for everyone, so any page may read it.
      void reply.headers({
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
      });
      next(overloaded(5));
    }
  });
}

/**
 * The mean delay of timers in the last second, in milliseconds. Reading it
 * opens no file and throws nothing: it must work when no file descriptors are
 * left.
 */
function watchDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delay = 0;
  const timer = setInterval(() => {
    const { mean } = histogram;
    // Without a single measurement the process was blocked all the time.
    delay = Number.isNaN(mean) ? Infinity : mean / 1e6 - resolution;
    histogram.reset();
  }, checkEvery).unref();
  app.addHook("onClose", () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delay;
}
