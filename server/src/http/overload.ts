import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { overloaded } from "../base/refusal.ts";

/** Answered even then: who is asked whether the process lives must not be restarted for its load, and who watches must see what is going on. */
const always = new Set(["/api/health", "/health", "/metrics"]);

/** Milliseconds; until then what is measured is the start itself. */
const startUp = 2500;

/** Milliseconds between two looks at the delay, and how fine it is measured. */
const lookEvery = 1000;
const resolution = 10;

/** Refuses requests at once when the process cannot keep up, instead of letting all of them wait. */
export function refuseOverload(
  app: FastifyInstance,
  /** Milliseconds; 0 is never. */
  maxEventLoopDelay: number,
): void {
  if (maxEventLoopDelay === 0) return;
  const readDelay = watchDelay(app);
  let listeningSince = -Infinity;
  app.addHook("onListen", () => {
    listeningSince = performance.now();
  });
  app.addHook("onRequest", (request, _reply, next) => {
    const isStarting = performance.now() - listeningSince < startUp;
    const isAsked = always.has(request.routeOptions.url ?? "");
    if (isStarting || isAsked || readDelay() <= maxEventLoopDelay) next();
    else next(overloaded(5));
  });
}

/**
 * How late timers were in the last second, in milliseconds. The look itself
 * opens no file and throws nothing: it has to work when descriptors are out.
 */
function watchDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delay = 0;
  const timer = setInterval(() => {
    const { mean } = histogram;
    // Without a single measurement the process did nothing but one thing.
    delay = Number.isNaN(mean) ? Infinity : mean / 1e6 - resolution;
    histogram.reset();
  }, lookEvery).unref();
  app.addHook("onClose", () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delay;
}
