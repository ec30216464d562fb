import type { Job } from "../background/jobs.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { sweepGuesses } from "./guess-repository.ts";

/** Deletes counts that no longer matter, and with them the hashes of networks. */
export function sweepGuessesJob(db: Database, clock: Clock): Job {
  return {
    name: "sweeping guesses",
    everyMs: 10 * 60_000,
    run: () => sweepGuesses(db, clock()),
  };
}
