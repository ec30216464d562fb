import { isAbsolute } from "node:path";
import { backUpServing } from "../backup/back-up.ts";
import { BackupRefused } from "../backup/backup-lines.ts";
import { createProgress } from "../backup/progress.ts";
import { describeBackup } from "../backup/run-backup.ts";
import { refuseTaken } from "../backup/write-backup.ts";
import { listSet } from "../config.ts";
import { type Command, CommandFailed, UsageError } from "./command.ts";

/** The command that `npm run backup` sends to a running site. */
export const backup: Command = {
  operands: ["file"],
  summary: "write all data to a file, given as an absolute path",
  async run({ db, clock }, { operands }, { print, signal }) {
    const [file = ""] = operands;
    // The site may run in another folder than the caller.
    if (!isAbsolute(file))
      throw new UsageError("Give an absolute path of the file.");
    try {
      refuseTaken(file);
      const settings = listSet(process.env);
      const progress = createProgress(print);
      const options = { file, settings, now: clock(), progress, signal };
      const bytes = await backUpServing(db, options);
      return { text: describeBackup(file, bytes), data: { file, bytes } };
    } catch (error) {
      if (error instanceof BackupRefused)
        throw new CommandFailed(error.message);
      throw error;
    }
  },
};
