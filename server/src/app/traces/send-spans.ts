import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import type { SpanExporter } from "@opentelemetry/sdk-trace";

/** Timeout in milliseconds for the collector. */
export const sendTimeoutMs = 5_000;

/** Logs what the collector did not accept. */
export interface SendingLog {
  warn: (fields: object, text: string) => void;
}

/** Sends spans to a collector. Logs the first failure in a row, not each one. */
export function sendSpans(endpoint: string, log: SendingLog): SpanExporter {
  const url = `${endpoint}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendTimeoutMs });
  let wasTaken = true;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isTaken = result.error === undefined;
        if (!isTaken && wasTaken)
          log.warn({ err: result.error }, "traces could not be sent");
        wasTaken = isTaken;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
