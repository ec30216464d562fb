import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  ParentBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { within } from "../../base/within.ts";
import { type SendingLog, sendTimeoutMs, sendSpans } from "./send-spans.ts";
import { Spans } from "./spans.ts";
import type { TraceConfig } from "./trace-settings.ts";

interface Tracing {
  spans: Spans;
  /** Sends the remaining spans, as far as that is quick. */
  stop: () => Promise<void>;
}

/** Sends nothing about the machine or the process except the configured name and the version. */
export function startTracing(
  { endpoint, serviceName, share }: TraceConfig,
  { version, log }: { version: string; log: SendingLog },
): Tracing {
  const exporter = sendSpans(endpoint, log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": serviceName,
      "service.version": version,
    }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(share),
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, exportTimeoutMillis: sendTimeoutMs }),
    ],
  });
  return {
    spans: new Spans(provider.getTracer("nearsay")),
    stop: () =>
      within(sendTimeoutMs, provider.shutdown()).catch(() => undefined),
  };
}
