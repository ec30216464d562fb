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
  summary: "write all that is kept into an empty place, and take nothing more",
  async run({ db }, { operands: [place = ""] }, { tell }) {
    if (db.hold === undefined)
      throw new CommandFailed(
        "On PostgreSQL: npm run --silent move, which says when to stop the site.",
      );
    if (!/^postgres(ql)?:/.test(place) && !isAbsolute(place))
      throw new UsageError("Name the folder in full.");
    try {
      const to = readTarget(place, process.env, "/");
      const course = { progress: createProgress(tell) };
      const moved = await moveServing(db, to, course);
      const text = `${describeMoved(moved, to)}\nUntil then this site shows what it has and keeps nothing new.`;
      return { text, data: { rows: moved.rows } };
    } catch (error) {
      const isPlain = [BackupRefused, PlaceTaken, ConfigError].some(
        (kind) => error instanceof kind,
      );
      throw isPlain ? new CommandFailed((error as Error).message) : error;
    }
  },
};
