import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUp } from "../app/backup/back-up.ts";
import { createProgress } from "../app/backup/progress.ts";
import type { Database } from "../base/db/database.ts";

export const progress = createProgress(() => undefined);

/** A separate folder for each test, and the backup that `take` writes into it. */
export function openBackupPlace() {
  const place = {
    folder: "",
    file: "",
    take: (db: Database) =>
      backUp(db, {
        file: place.file,
        settings: ["SECRET"],
        now: new Date(),
        progress,
      }),
  };
  beforeEach(async () => {
    place.folder = await mkdtemp(join(tmpdir(), "nearsay-backup-"));
    place.file = join(place.folder, "site.gz");
  });
  afterEach(() => rm(place.folder, { recursive: true, force: true }));
  return place;
}
