import { AsyncLocalStorage } from "node:async_hooks";
import {
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { errorCode } from "../../base/db/errors.ts";

/** Name and attributes describe kinds of things, never individual ones. */
export interface SpanWords extends SpanOptions {
  name: string;
  /** Whether it begins, with all its children, at the start of the hour: only its duration is right. */
  coarse?: boolean;
}

interface Current {
  span: Span;
  /** Milliseconds that are subtracted from all times. */
  early: number;
}

const hourMs = 3_600_000;
const timeNow = () => performance.timeOrigin + performance.now();

/** Spans, each a child of the one for which the work is done. */
export class Spans {
  readonly #tracer: Tracer;
  readonly #current = new AsyncLocalStorage<Current>();
  readonly #early = new WeakMap<Span, number>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Whether a current span exists that others can be children of. */
  get isWithin(): boolean {
    return this.#current.getStore() !== undefined;
  }

  begin({ name, coarse = false, ...options }: SpanWords): Span {
    const above = this.#current.getStore();
    const context =
      above === undefined
        ? ROOT_CONTEXT
        : trace.setSpan(ROOT_CONTEXT, above.span);
    const now = timeNow();
    const early = coarse ? now % hourMs : (above?.early ?? 0);
    const startTime = now - early;
    const span = this.#tracer.startSpan(
      name,
      { ...options, startTime },
      context,
    );
    this.#early.set(span, early);
    const end = span.end.bind(span);
    span.end = () => end(timeNow() - early);
    return span;
  }

  /** Everything that `work` starts, even later, is a child of the span. */
  within<T>(span: Span, work: () => T): T {
    const early = this.#early.get(span) ?? 0;
    return this.#current.run({ span, early }, work);
  }

  /**
   * A span that lasts as long as the work. Of an error, it contains only the
   * kind: messages can contain text of users.
   */
  async over<T>(words: SpanWords, work: () => Promise<T>): Promise<T> {
    const span = this.begin(words);
    try {
      return await this.within(span, work);
    } catch (error) {
      span.setAttribute("error.type", kindOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
}

function kindOf(error: unknown): string {
  return errorCode(error) || (error instanceof Error ? error.name : "unknown");
}
