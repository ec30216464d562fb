import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { type Outgoing, outgoing } from "../../base/outgoing.ts";
import type { Spans } from "./spans.ts";

/** A span for whatever is sent to others' servers or asked of them, by its kind. Returns how to stop. */
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
