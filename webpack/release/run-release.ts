import { parseArgs } from "node:util";
import { isChannelName, isReleaseName } from "@nearsay/core/contract";
import { clean, cleanAfterwards } from "./clean.ts";
import {
  promote,
  release,
  releaseOn,
  rollback,
  setEnabled,
  type Bench,
} from "./commands.ts";
import { CommandFailed, UsageError } from "../store/failures.ts";
import { describeState, readState } from "./list.ts";

export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
}

const failed = 1;
const misused = 2;

const usage = `npm run release -w remotes/<name> [-- <command>]

  release [--channel <name>]   builds, uploads, and serves the remote to everyone, or only on a channel
  promote <channel>            serves the release of a channel to everyone
  rollback [<release>|built]   serves the previous release, the given one, or the built version
  disable, enable              switches the remote off and on, at any release
  list [--json]                shows what is served and which releases exist; npm run releases: of all remotes
  clean                        removes incomplete releases older than a day, and complete ones older than 30 days that can no longer be served; release does the same

Before a release is served to everyone, the end-to-end tests run with it in a browser, on a separate site. This takes some minutes.
--untested skips them. The default command is release. Exit codes: 0 success, 1 failure, 2 wrong usage.`;

/**
 * Runs one command and returns the exit code: 0 done, 1 cannot be done, 2
 * invalid.
 * @param benches One for each remote; only list accepts several.
 */
export async function runRelease(
  args: string[],
  benches: Bench[],
  { out, err }: Terminal,
): Promise<number> {
  try {
    await dispatch(args, benches, out);
    return 0;
  } catch (error) {
    const code = exitCode(error);
    if (code === null) throw error;
    err((error as Error).message);
    return code;
  }
}

async function dispatch(
  args: string[],
  benches: Bench[],
  out: Terminal["out"],
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      channel: { type: "string" },
      json: { type: "boolean" },
      untested: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
    allowPositionals: true,
  });
  const [command = "release", operand = null, ...more] = positionals;
  if (values.help === true || command === "help") {
    out(usage);
    return;
  }
  const takes = ["promote", "rollback"].includes(command);
  if (more.length > 0 || (operand !== null && !takes)) throw misunderstood();
  if (values.channel !== undefined && command !== "release")
    throw misunderstood();
  if (values.json === true && command !== "list") throw misunderstood();
  const shows = ["promote", "release"].includes(command);
  if (values.untested === true && (!shows || values.channel !== undefined))
    throw misunderstood();
  if (command === "list") {
    out(await list(benches, values.json === true));
    return;
  }
  const [bench] = benches;
  if (bench === undefined || benches.length > 1) throw misunderstood();
  const { channel = null, untested = false } = values;
  await change(bench, { command, operand, channel, tested: !untested });
}

interface Command {
  command: string;
  operand: string | null;
  channel: string | null;
  /** Only a release with which the end-to-end tests passed is shown to all visitors. */
  tested: boolean;
}

async function change(
  bench: Bench,
  { command, operand, channel, tested }: Command,
): Promise<void> {
  switch (command) {
    case "release":
      if (channel === null) await release(bench, tested);
      else await releaseOn(bench, asChannel(channel));
      return cleanAfterwards(bench);
    case "promote":
      return promote(bench, asChannel(operand ?? ""), tested);
    case "rollback":
      return rollback(bench, operand === null ? null : asRelease(operand));
    case "disable":
    case "enable":
      return setEnabled(bench, command === "enable");
    case "clean":
      return clean(bench);
    default:
      throw misunderstood();
  }
}

async function list(benches: Bench[], asJson: boolean): Promise<string> {
  const states = await Promise.all(
    benches.map(({ store, remote }) => readState(store, remote)),
  );
  if (asJson) return JSON.stringify(states, null, 2);
  return states.map(describeState).join("\n");
}

function asChannel(text: string): string {
  if (isChannelName(text)) return text;
  throw new UsageError(
    "The name of a channel consists of lower-case letters, digits and hyphens, and begins with a letter.",
  );
}

function asRelease(text: string): string {
  if (text === "built" || isReleaseName(text)) return text;
  throw new UsageError(
    `${text} is not the name of a release. List them with: list`,
  );
}

function misunderstood(): UsageError {
  return new UsageError(usage);
}

/** Null for an unexpected error. */
function exitCode(error: unknown): number | null {
  if (error instanceof CommandFailed) return failed;
  if (error instanceof UsageError) return misused;
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return code.startsWith("ERR_PARSE_ARGS") ? misused : null;
}
