import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Refusal, notFound } from "../../base/refusal.ts";
import { equal } from "../../base/security/keyed-hash.ts";
import { toRefusal } from "../../http/errors.ts";
import { type MetricSources, type Metrics, createMetrics } from "./metrics.ts";

interface MetricsOptions extends MetricSources {
  /** The token that is required to read the metrics; null disables them. */
  token: string | null;
}

/** Serves /metrics to Prometheus. */
export const metricsPlugin = fastifyPlugin<MetricsOptions>(
  (app, { token, ...sources }, done) => {
    // Otherwise the site would respond with a page.
    if (token === null) {
      app.get("/metrics", { schema: { hide: true } }, () =>
        Promise.reject(notFound((say) => say.nothingHere)),
      );
    } else serveMetrics(app, token, createMetrics(sources));
    done();
  },
);

function serveMetrics(
  app: FastifyInstance,
  token: string,
  metrics: Metrics,
): void {
  app.addHook("onClose", () => {
    metrics.stop();
  });
  app.addHook("onResponse", (request, reply, next) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "page",
      status: reply.statusCode,
    };
    metrics.requestDone(labels, reply.elapsedTime / 1000);
    next();
  });
  app.addHook("onError", (_request, _reply, error, next) => {
    metrics.requestRefused(toRefusal(error).code);
    next();
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!equal(request.headers.authorization ?? "", `Bearer ${token}`))
      throw new Refusal("TOKEN_REQUIRED", (say) => say.metricsTokenRequired);
    void reply.header("cache-control", "no-store").type(metrics.contentType);
    return metrics.render();
  });
}
