import { finished } from "node:stream";
import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import { isAct } from "../../http/route.ts";
import type { Spans } from "./spans.ts";

/**
 * A span for each request, by the pattern of its path. Contains nothing about
 * the sender, and ignores trace headers of the request.
 */
export function traceRequests(app: FastifyInstance, spans: Spans): void {
  app.addHook("onRequest", (request, { raw }, next) => {
    const { method } = request;
    const route = request.routeOptions.url ?? "page";
    const { call } = request.routeOptions.config;
    const span = spans.begin({
      name: `${method} ${route}`,
      kind: SpanKind.SERVER,
      attributes: { "http.request.method": method, "http.route": route },
      coarse: call !== undefined && isAct(call),
    });
    // Also if the request is aborted.
    finished(raw, () => {
      span.setAttribute("http.response.status_code", raw.statusCode);
      if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    spans.within(span, next);
  });
}
