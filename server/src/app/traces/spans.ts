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

/** Name and attributes tell kinds of things, never one of them. */
export interface SpanWords extends SpanOptions {
  name: string;
}

/** What takes its time, each below what it is done for. */
export class Spans {
  readonly #tracer: Tracer;
  readonly #current = new AsyncLocalStorage<Span>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Whether something goes on that others can be below. */
  get isWithin(): boolean {
    return this.#current.getStore() !== undefined;
  }

  begin({ name, ...options }: SpanWords): Span {
    const above = this.#current.getStore();
    const context =
      above === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, above);
    return this.#tracer.startSpan(name, options, context);
  }

  /** What `work` begins, also later, is below the span. */
  within<T>(span: Span, work: () => T): T {
    return this.#current.run(span, work);
  }

  /** A span for as long as the work takes. Of an error its kind alone is told: words of one can be somebody's. */
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
