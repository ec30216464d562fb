import type { FastifyBaseLogger } from "fastify";
import type { Job } from "../../base/jobs.ts";
import type { Database, StorageState } from "../../base/db/database.ts";

const megabyte = 2 ** 20;

/** Logs once each time disk space gets low, runs out or is sufficient again. */
export function logStorage(db: Database, log: FastifyBaseLogger): Job {
  let logged: StorageState["state"] = "enough";
  return {
    name: "watching the room on disk",
    everyMs: 1000,
    run() {
      const storage = db.storage?.() ?? null;
      if (storage === null || storage.state === logged)
        return Promise.resolve();
      logged = storage.state;
      const freeMiB = Math.floor(storage.freeBytes / megabyte);
      if (logged === "full")
        log.error({ freeMiB }, "the disk is full: nothing can be written");
      else if (logged === "low")
        log.warn({ freeMiB }, "the disk of DATA_DIR is nearly full");
      else log.warn({ freeMiB }, "the disk has enough free space again");
      return Promise.resolve();
    },
  };
}
