import { isAbsolute } from "node:path";
import { BackupRefused } from "../backup/backup-lines.ts";
import { moveServing } from "../backup/move.ts";
import { createProgress } from "../backup/progress.ts";
import { describeMoved, readTarget } from "../backup/run-move.ts";
import { PlaceTaken } from "../../base/db/errors.ts";
import { ConfigError } from "../../base/settings.ts";
import { type Command, CommandFailed, UsageError } from "./command.ts";

/** The command that `npm run move` sends to a site that runs on the embedded database. */
export const move: Command = {
  operands: ["place"],
  summary: "copy all data to an empty folder, and accept no more changes",
  async run({ db }, { operands: [place = ""] }, { print }) {
    if (db.hold === undefined)
      throw new CommandFailed(
        "On PostgreSQL, use: npm run --silent move. It states when to stop the site.",
      );
    if (!/^postgres(ql)?:/.test(place) && !isAbsolute(place))
      throw new UsageError("Give an absolute path of the folder.");
    try {
      const to = readTarget(place, process.env, "/");
      const course = { progress: createProgress(print) };
      const moved = await moveServing(db, to, course);
      const text = `${describeMoved(moved, to)}\nUntil then, this site shows its data and stores nothing new.`;
      return { text, data: { rows: moved.rows } };
    } catch (error) {
      const isPlain = [BackupRefused, PlaceTaken, ConfigError].some(
        (kind) => error instanceof kind,
      );
      throw isPlain ? new CommandFailed((error as Error).message) : error;
    }
  },
};
