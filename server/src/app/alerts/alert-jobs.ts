import type { Clock } from "../../base/clock.ts";
import { type Database, inBackground } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { type AlertsDeps, createAlerts } from "./alerts.ts";
import { databaseAway, diskLow, watchProblem } from "./watch-problems.ts";
import { watchQueue } from "./watch-queue.ts";

interface JobsDeps {
  db: Database;
  config: AlertsDeps["config"];
  clock: Clock;
  log: AlertsDeps["log"];
}

/** The jobs that watch for problems and alert the operator; empty if no alerts are set up. */
export function alertJobs(deps: JobsDeps): Job[] {
  const alerts = createAlerts(deps);
  if (!alerts.isOn) return [];
  const { db, clock } = deps;
  return [
    watchQueue({ db: inBackground(db), clock, alerts }),
    watchProblem(alerts, databaseAway(db)),
    watchProblem(alerts, diskLow(db, "low")),
    watchProblem(alerts, diskLow(db, "full")),
  ];
}
