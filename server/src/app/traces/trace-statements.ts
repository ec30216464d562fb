import { SpanKind } from "@opentelemetry/api";
import type { Sql } from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { SpanWords, Spans } from "./spans.ts";

/** Maximum number of characters of a statement in a span. */
const longest = 2_000;

/**
 * The same database with a span for each statement and transaction of a
 * request. Spans do not contain parameters or the text of scripts.
 */
export function traceStatements(db: Database, spans: Spans): Database {
  const system = db.engine === "postgres" ? "postgresql" : db.engine;
  const over = <T>(words: SpanWords, work: () => Promise<T>) =>
    spans.isWithin ? spans.over(words, work) : work();
  const asking =
    (queryable: Queryable) =>
    <Row>(statement: Sql): Promise<Row[]> =>
      over(wordsOf(statement.text, system), () =>
        queryable.query<Row>(statement),
      );
  const traced: Pick<Database, "query" | "transaction"> = {
    query: asking(db),
    transaction: (work) =>
      over(named("transaction", system), () =>
        db.transaction((tx) =>
          work({
            query: asking(tx),
            execute: (script) => tx.execute(script),
          }),
        ),
      ),
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === "query" || name === "transaction") return traced[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function"
        ? (value.bind(target) as unknown)
        : value;
    },
  });
}

function wordsOf(text: string, system: string): SpanWords {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const [operation = ""] = line.split(" ", 1);
  return named(operation, system, { "db.query.text": line.slice(0, longest) });
}

const named = (
  name: string,
  system: string,
  more: Record<string, string> = {},
): SpanWords => ({
  name,
  kind: SpanKind.CLIENT,
  attributes: { "db.system.name": system, "db.operation.name": name, ...more },
});
