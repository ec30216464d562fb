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
}

/** Spans, each a child of the one for which the work is done. */
export class Spans {
  readonly #tracer: Tracer;
  readonly #current = new AsyncLocalStorage<Span>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Whether a current span exists that others can be children of. */
  get isWithin(): boolean {
    return this.#current.getStore() !== undefined;
  }

  begin({ name, ...options }: SpanWords): Span {
    const above = this.#current.getStore();
    const context =
      above === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, above);
    return this.#tracer.startSpan(name, options, context);
  }

  /** Everything that `work` starts, even later, is a child of the span. */
  within<T>(span: Span, work: () => T): T {
    return this.#current.run(span, work);
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
