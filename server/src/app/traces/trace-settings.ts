import type { Settings } from "../../base/settings.ts";

/** Where traces are sent. */
export interface TraceConfig {
  /**
   * The address of a collector that accepts OTLP over HTTP; traces are sent to
   * v1/traces below it.
   */
  endpoint: string;
  /** The name of the site there. */
  serviceName: string;
  /** The share of requests to trace, 0–1. */
  share: number;
}

/** Null if tracing is off. */
export function readTraces(settings: Settings): TraceConfig | null {
  const endpoint = settings.url("OTEL_EXPORTER_OTLP_ENDPOINT", [
    "https:",
    "http:",
  ]);
  const serviceName = settings.text("OTEL_SERVICE_NAME") ?? "nearsay";
  const share = settings.share("OTEL_TRACES_SAMPLER_ARG", 1);
  return endpoint === null ? null : { endpoint, serviceName, share };
}
