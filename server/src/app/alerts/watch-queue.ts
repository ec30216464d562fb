import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { counted } from "../../base/text/plain-text.ts";
import { type Alerts, quietMs } from "./alerts.ts";
import {
  type Queue,
  beginAlert,
  readQueue,
  undoAlert,
} from "./queue-repository.ts";

interface WatchDeps {
  db: Queryable;
  clock: Clock;
  alerts: Pick<Alerts, "send">;
}

/**
 * Sends an alert if something was reported or appealed since the last alert;
 * only one of all processes sends it.
 */
export function watchQueue({ db, clock, alerts }: WatchDeps): Job {
  return {
    name: "watching the queue of reports",
    everyMs: 60_000,
    async run() {
      const queue = await readQueue(db);
      const { latest } = queue;
      if (latest === null) return;
      const now = clock();
      const before = new Date(now.getTime() - quietMs);
      if (!(await beginAlert(db, { latest, before, now }))) return;
      if (!(await alerts.send("queue", describe(queue))))
        await undoAlert(db, now);
    },
  };
}

function describe({ surveys, appeals }: Queue): string {
  const parts = [
    ...(surveys === 0 ? [] : [counted(surveys, "reported survey")]),
    ...(appeals === 0 ? [] : [counted(appeals, "appeal")]),
  ];
  return `waiting for an operator: ${parts.join(", ")}.`;
}
