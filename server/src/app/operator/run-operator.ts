import { parseArgs } from "node:util";
import { errorCode } from "../../base/db/errors.ts";
import { noteAct } from "../audit/audit-log.ts";
import { admissionCommands } from "./admission-commands.ts";
import { audit } from "./audit-command.ts";
import { backup } from "./backup-command.ts";
import {
  type Command,
  CommandFailed,
  type Commands,
  type Input,
  UsageError,
} from "./command.ts";
import type { WithCommandDeps } from "./command-deps.ts";
import { embed } from "./embed-command.ts";
import { keys } from "./keys-command.ts";
import { move } from "./move-command.ts";
import { recount } from "./recount-command.ts";
import { surveyCommands } from "./survey-commands.ts";

/** Input and output of a command, of this process or another. */
export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
  /** See Course; a terminal of this process never aborts it. */
  signal?: AbortSignal;
}

/** In the order of the help text. */
const commands: Commands = {
  ...surveyCommands,
  embed,
  ...admissionCommands,
  keys,
  recount,
  backup,
  move,
  audit,
};

const failed = 1;
const misused = 2;

/** Runs one command and returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runOperator(
  args: string[],
  withCommandDeps: WithCommandDeps,
  { out, err, signal = new AbortController().signal }: Terminal,
): Promise<number> {
  const [name = "help", ...rest] = args;
  if (["help", "--help", "-h"].includes(name)) {
    out(help());
    return args.length === 0 ? misused : 0;
  }
  try {
    const command = findCommand(name);
    const input = readInput(name, command, rest);
    const json = input.options["json"] === true;
    const course = { print: json ? () => undefined : out, signal };
    const { text, data } = await withCommandDeps(async (commandDeps) => {
      const outcome = await command.run(commandDeps, input, course);
      const { about } = outcome;
      if (about !== undefined)
        await noteAct(commandDeps, { who: "command line", act: name, about });
      return outcome;
    });
    out(json ? JSON.stringify(data, null, 2) : text);
    return 0;
  } catch (error) {
    const code = exitCode(error);
    if (code === null) throw error;
    err((error as Error).message);
    return code;
  }
}

function findCommand(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command;
  throw new UsageError(`There is no command ${name}. See: help`);
}

function readInput(name: string, command: Command, args: string[]): Input {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: "boolean" }, ...command.options },
    allowPositionals: true,
  });
  const extra = positionals.length - (command.operands?.length ?? 0);
  if (extra < 0 || (extra > 0 && command.more !== true)) {
    throw new UsageError(`Usage: ${usageOf(name, command)}`);
  }
  return { operands: positionals, options: values };
}

/** Null for an unexpected error. */
function exitCode(error: unknown): number | null {
  if (error instanceof CommandFailed) return failed;
  if (error instanceof UsageError) return misused;
  return errorCode(error).startsWith("ERR_PARSE_ARGS") ? misused : null;
}

function usageOf(name: string, { operands = [], usage = "" }: Command): string {
  const words = [name, ...operands.map((operand) => `<${operand}>`), usage];
  return words.filter((word) => word !== "").join(" ");
}

function help(): string {
  const rows = Object.entries(commands).map(([name, command]) => [
    usageOf(name, command),
    command.summary,
  ]);
  const width = Math.max(...rows.map(([usage = ""]) => usage.length));
  return [
    "npm run --silent operator -- <command>",
    "",
    ...rows.map(
      ([usage = "", summary]) => `  ${usage.padEnd(width)}  ${summary}`,
    ),
    "",
    "<survey> is the number or UUID of a survey. With --json, a command prints",
    "JSON. While a site runs on the embedded database, the site executes commands;",
    "on PostgreSQL, running servers notice changes immediately.",
    "Exit codes: 0 success, 1 failure, 2 wrong usage.",
  ].join("\n");
}
