import { setImmediate } from "node:timers/promises";
import type { Database, Queryable } from "../base/db/database.ts";

/** A database that records its statements, without their values. */
export interface StatementLog {
  db: Database;
  /**
   * The statements since the last call, sorted, once the database is idle;
   * without notifications of other processes, which are sent in the background.
   */
  take(): Promise<string[]>;
}

/**
 * Number of turns of the event loop without a statement after which the
 * database counts as idle.
 */
const restingTurns = 5;

export function logStatements(db: Database): StatementLog {
  let asked: string[] = [];
  let underWay = 0;

  async function during<T>(work: Promise<T>): Promise<T> {
    underWay += 1;
    try {
      return await work;
    } finally {
      underWay -= 1;
    }
  }

  const logged = <Target extends Queryable>(target: Target): Target =>
    new Proxy(target, {
      get(object, name) {
        const value: unknown = Reflect.get(object, name);
        if (name === "query")
          return (statement: Parameters<Queryable["query"]>[0]) => {
            if (!statement.sql.includes("pg_notify")) asked.push(statement.sql);
            return during(object.query(statement));
          };
        // Background statements run at any time, so they are not recorded.
        if (name === "background") return value ?? object;
        if (name === "transaction")
          return (work: (tx: Queryable) => Promise<unknown>) =>
            during(
              (value as Database["transaction"]).call(object, (tx) =>
                work(logged(tx)),
              ),
            );
        return typeof value === "function"
          ? (value.bind(object) as unknown)
          : value;
      },
    });

  return {
    db: logged(db),
    async take() {
      for (let turns = 0; turns < restingTurns; turns += 1) {
        const before = asked.length;
        await setImmediate();
        if (underWay > 0 || asked.length > before) turns = -1;
      }
      const taken = asked.sort();
      asked = [];
      return taken;
    },
  };
}
