import type { ParseArgsConfig } from "node:util";
import type { CommandDeps } from "./command-deps.ts";

export interface Input {
  operands: string[];
  options: Record<string, unknown>;
}

/** The result of a command: for people and, with --json, for programs. */
export interface Outcome {
  text: string;
  data: unknown;
  /**
   * What was changed, for the audit log, such as "survey 12"; omitted if
   * nothing was. Names nobody and contains no text that users wrote.
   */
  about?: string;
}

/** The context of a long command. */
export interface Course {
  /** Prints a line at once, for people only. */
  print: (line: string) => void;
  /** Aborted with a CommandFailed when nobody waits any more, or the process is about to stop. */
  signal: AbortSignal;
}

export interface Command {
  /** Names of the operands, in order. */
  operands?: readonly string[];
  /** Whether any number of others may follow them. */
  more?: boolean;
  options?: NonNullable<ParseArgsConfig["options"]>;
  /** The options as help shows them. */
  usage?: string;
  summary: string;
  /** @throws UsageError, CommandFailed */
  run(commandDeps: CommandDeps, input: Input, course: Course): Promise<Outcome>;
}

/** By name. */
export type Commands = Readonly<Record<string, Command>>;

/** The command line is invalid. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command is valid but cannot be run. */
export class CommandFailed extends Error {
  override readonly name = "CommandFailed";
}

/** Throws if a function reported that the thing does not exist. */
export function required(found: boolean, what: string): void {
  if (!found) throw new CommandFailed(`There is no ${what}.`);
}

/** A whole number of at least 1. */
export function readNumber(text: unknown, name: string): number {
  const number =
    typeof text === "string" && /^\d+$/.test(text) ? Number(text) : 0;
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageError(`${name} must be a whole number, at least 1.`);
}
