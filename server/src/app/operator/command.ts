import type { ParseArgsConfig } from "node:util";
import type { Desk } from "./desk.ts";

export interface Input {
  operands: string[];
  options: Record<string, unknown>;
}

/** What a command says: to people, and with --json to programs. */
export interface Outcome {
  text: string;
  data: unknown;
  /** What something was done to, for the audit log, such as "survey 12"; left out where nothing was. It names nobody and tells nothing that anybody wrote. */
  about?: string;
}

/** What a command that takes its time works with. */
export interface Course {
  /** Says a line at once, to people alone. */
  tell: (line: string) => void;
  /** Aborted with a CommandFailed when nobody waits any more, or the process is about to end. */
  signal: AbortSignal;
}

export interface Command {
  /** Names of what follows the command, in their order. */
  operands?: readonly string[];
  /** Whether any number of others may follow them. */
  more?: boolean;
  options?: NonNullable<ParseArgsConfig["options"]>;
  /** How the options are written. */
  usage?: string;
  summary: string;
  /** @throws UsageError, CommandFailed */
  run(desk: Desk, input: Input, course: Course): Promise<Outcome>;
}

/** By their names. */
export type Commands = Readonly<Record<string, Command>>;

/** The command line is not one the operator can have meant. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command was understood and cannot be done. */
export class CommandFailed extends Error {
  override readonly name = "CommandFailed";
}

/** Of a list that answers whether there was something to do it to. */
export function required(found: boolean, what: string): void {
  if (!found) throw new CommandFailed(`There is no ${what}.`);
}

/** A whole number from 1 on. */
export function readNumber(text: unknown, name: string): number {
  const number =
    typeof text === "string" && /^\d+$/.test(text) ? Number(text) : 0;
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageError(`${name} must be a whole number from 1 on.`);
}
