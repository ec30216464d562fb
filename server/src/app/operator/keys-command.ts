import { type OperatorRight, operatorRights } from "@nearsay/core/contract";
import {
  type ListedOperatorKey,
  endOperatorKey,
  listOperatorKeys,
} from "../operator-keys/operator-key-repository.ts";
import {
  type NewOperatorKey,
  isGood,
  makeOperatorKey,
} from "../operator-keys/operator-keys.ts";
import { deletePasskey } from "../operator-keys/passkey-repository.ts";
import {
  type Command,
  CommandFailed,
  type Input,
  type Outcome,
  UsageError,
  readNumber,
  required,
} from "./command.ts";
import type { CommandDeps } from "./command-deps.ts";
import { formatMinute } from "../../base/to-minute.ts";

type Run = (commandDeps: CommandDeps, input: Input) => Promise<Outcome>;

const usage =
  "new --name <name> --rights <rights> [--expires days] [--passkey] | list | end <key> | reset-passkey <key>";

/** Manages the keys with which operators work in the browser. */
export const keys: Command = {
  more: true,
  options: {
    name: { type: "string" },
    rights: { type: "string" },
    expires: { type: "string" },
    passkey: { type: "boolean" },
  },
  usage,
  summary: `keys for the operator's page in the browser, at /operate; <rights> is one or more of ${operatorRights.join(", ")}, separated by commas; with --passkey, a key works only together with the passkey that is registered on its first visit`,
  run(commandDeps, { operands: [what = "", ...operands], options }) {
    const run = Object.hasOwn(runs, what) ? runs[what] : undefined;
    const isRight = operands.length === (ofOne.includes(what) ? 1 : 0);
    if (run === undefined || !isRight)
      throw new UsageError(`Usage: keys ${usage}`);
    return run(commandDeps, { operands, options });
  },
};

/** Actions on a key that is named. */
const ofOne = ["end", "reset-passkey"];

const runs: Readonly<Record<string, Run>> = {
  async new(commandDeps, { options }) {
    const { expires } = options;
    const name = readName(options["name"]);
    const made = await makeOperatorKey(commandDeps, {
      name,
      rights: readRights(options["rights"]),
      needsPasskey: options["passkey"] === true,
      days: expires === undefined ? null : readDays(expires),
    });
    if (made === null)
      throw new CommandFailed(
        `${name} already has a key that has not ended. End it first, or choose another name.`,
      );
    return {
      text: describeNew(made),
      data: made,
      about: `operator key ${made.keyId} made`,
    };
  },
  async list({ db, clock }) {
    const data = await listOperatorKeys(db);
    const now = clock();
    const text = data.map((row) => describe(row, now)).join("\n");
    return { text: text || "There are no keys.", data };
  },
  async end({ db, clock }, { operands: [key] }) {
    const keyId = readNumber(key, "The key");
    required(await endOperatorKey(db, keyId, clock()), `key ${keyId}`);
    return {
      text: `Key ${keyId} is no longer valid.`,
      data: { keyId },
      about: `operator key ${keyId} ended`,
    };
  },
  async "reset-passkey"({ db }, { operands: [key] }) {
    const keyId = readNumber(key, "The key");
    required(await deletePasskey(db, keyId), `passkey of key ${keyId}`);
    return {
      text: `Key ${keyId} no longer has a passkey. The next person who opens the operator's page with it registers a new one.`,
      data: { keyId },
      about: `passkey of operator key ${keyId} reset`,
    };
  },
};

/** The name under which the audit log lists the key's holder. */
function readName(text: unknown): string {
  if (
    typeof text === "string" &&
    /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u.test(text)
  )
    return text;
  throw new UsageError(
    "--name is the holder of the key, for example Anna: letters, digits and spaces, at most 40 characters.",
  );
}

function readRights(text: unknown): OperatorRight[] {
  const named = typeof text === "string" ? text.split(",") : [];
  const rights = operatorRights.filter((right) => named.includes(right));
  if (rights.length > 0 && rights.length === new Set(named).size) return rights;
  throw new UsageError(
    `--rights must be one or more of ${operatorRights.join(", ")}, separated by commas.`,
  );
}

function readDays(text: unknown): number {
  const days = readNumber(text, "--expires");
  if (days <= 36_500) return days;
  throw new UsageError("--expires can be at most 36500 days.");
}

function describeNew(made: NewOperatorKey) {
  const { keyId, name, rights, needsPasskey, expiresAt, key } = made;
  const end =
    expiresAt === null ? "" : `, valid until ${formatMinute(expiresAt)}`;
  return [
    `Key ${keyId} of ${name}: ${rights.join(", ")}${end}. The key is shown only once.`,
    key,
    ...(needsPasskey
      ? [
          "The first person who opens it registers its passkey, so open it soon.",
        ]
      : []),
    "Open it at the address of the site, followed by:",
    `/operate#key=${key}`,
  ].join("\n");
}

function describe(row: ListedOperatorKey, now: Date): string {
  const { keyId, name, rights, madeOn, usedOn } = row;
  const used = usedOn === null ? "never used" : `last used ${usedOn}`;
  const about = `created ${madeOn}, ${used}${describePasskey(row)}${describeEnd(row, now)}`;
  return `${keyId}  ${name}  ${rights.join(", ")}  ${about}`;
}

function describePasskey({ needsPasskey, hasPasskey }: ListedOperatorKey) {
  if (!needsPasskey) return "";
  return hasPasskey ? ", with a passkey" : ", passkey not registered yet";
}

function describeEnd(row: ListedOperatorKey, now: Date): string {
  if (row.endedAt !== null) return ", ended";
  if (row.expiresAt === null) return "";
  const words = isGood(row, now) ? "valid until" : "expired";
  return `, ${words} ${formatMinute(row.expiresAt)}`;
}
