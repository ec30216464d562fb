import type { Settings } from "../../base/settings.ts";

/** Where traces go to. */
export interface TraceConfig {
  /** Of a collector that speaks OTLP over HTTP; traces go to v1/traces below it. */
  endpoint: string;
  /** What the site is called there. */
  serviceName: string;
  /** Of the requests, 0–1. */
  share: number;
}

/** Null where nothing is traced. */
export function readTraces(settings: Settings): TraceConfig | null {
  const endpoint = settings.url("OTEL_EXPORTER_OTLP_ENDPOINT", [
    "https:",
    "http:",
  ]);
  const serviceName = settings.text("OTEL_SERVICE_NAME") ?? "nearsay";
  const share = settings.share("OTEL_TRACES_SAMPLER_ARG", 1);
  return endpoint === null ? null : { endpoint, serviceName, share };
}
