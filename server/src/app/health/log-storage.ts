import type { FastifyBaseLogger } from "fastify";
import type { Job } from "../../base/jobs.ts";
import type { Database, StorageState } from "../../base/db/database.ts";

const megabyte = 2 ** 20;

/** Logs once each time disk space gets low, runs out or is sufficient again. */
export function logStorage(db: Database, log: FastifyBaseLogger): Job {
  let told: StorageState["state"] = "enough";
  return {
    name: "watching the room on disk",
    everyMs: 1000,
    run() {
      const storage = db.storage?.() ?? null;
      if (storage === null || storage.state === told) return Promise.resolve();
      told = storage.state;
      const freeMiB = Math.floor(storage.freeBytes / megabyte);
      if (told === "full")
        log.error({ freeMiB }, "the disk is full: nothing can be written");
      else if (told === "low")
        log.warn({ freeMiB }, "the disk of DATA_DIR is nearly full");
      else log.warn({ freeMiB }, "the disk has enough free space again");
      return Promise.resolve();
    },
  };
}
