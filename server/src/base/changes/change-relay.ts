import { randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { decodeChanges, changeChannel, sendChanges } from "./change-message.ts";
import type { Change, ChangeBus } from "./changes.ts";
import { createThrottle } from "../throttle.ts";

const sendEveryMs = 200;

/**
 * Sends changes between the processes that share a database. If only one
 * process uses it, there is nothing to send. Before `start`, and while the
 * connection is down, the bus is marked as missing changes.
 */
export function createChangeRelay(db: Database, bus: ChangeBus) {
  const self = randomBytes(6).toString("hex");
  const waiting = new Map<string, Change>();
  let log: FastifyBaseLogger | undefined;
  let stops: (() => unknown)[] = [];

  const sending = createThrottle(sendEveryMs, send);

  function enqueue(change: Change): void {
    waiting.set(`${change.kind} ${change.surveyId}`, change);
    sending.ask();
  }

  /**
   * Changes that could not be sent wait for the next attempt: other processes
   * may still be listening.
   */
  async function send(): Promise<void> {
    const changes = [...waiting.values()];
    if (changes.length === 0) return;
    waiting.clear();
    try {
      await sendChanges(db, { from: self, changes });
    } catch (error) {
      log?.warn({ err: error }, "changes could not be sent");
      for (const change of changes) enqueue(change);
    }
  }

  function receive(payload: string): void {
    const message = decodeChanges(payload);
    if (message === null) bus.reportGap();
    else if (message.from !== self) {
      for (const change of message.changes) bus.deliver(change);
    }
  }

  return {
    start(logger: FastifyBaseLogger): void {
      log = logger;
      if (db.listen === undefined) {
        bus.setComplete(true);
        return;
      }
      stops = [
        bus.onAnnounce(enqueue),
        db.listen(changeChannel, {
          message: receive,
          listening: () => {
            bus.setComplete(true);
          },
          lost: () => {
            if (bus.complete)
              log?.warn("the connection that receives changes was lost");
            bus.setComplete(false);
          },
        }),
      ];
    },
    /** Sends what was announced so far and stops listening. */
    async stop(): Promise<void> {
      bus.setComplete(false);
      await Promise.all(stops.map((stop) => stop()));
      await sending.stop();
      await send();
    },
  };
}
