import type { Job } from "../background/jobs.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { deleteKeptRepliesBefore } from "./kept-reply-repository.ts";

const minuteMs = 60_000;
const lifetimeMs = 24 * 60 * minuteMs;

/** Replies are kept for a day. */
export function sweepKeptReplies(db: Database, clock: Clock): Job {
  return {
    name: "sweeping kept replies",
    everyMs: 10 * minuteMs,
    run: () =>
      deleteKeptRepliesBefore(db, new Date(clock().getTime() - lifetimeMs)),
  };
}
