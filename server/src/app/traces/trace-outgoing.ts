import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { type Outgoing, outgoing } from "../../base/outgoing.ts";
import type { Spans } from "./spans.ts";

/** A span for each outgoing request to other servers, by its kind. Returns a function to stop. */
export function traceOutgoing(spans: Spans): () => void {
  const note = (message: unknown) => {
    const { to, outcome, since } = message as Outgoing;
    const span = spans.begin({
      name: to,
      kind: SpanKind.CLIENT,
      startTime: since,
    });
    if (outcome === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  outgoing.subscribe(note);
  return () => {
    outgoing.unsubscribe(note);
  };
}
