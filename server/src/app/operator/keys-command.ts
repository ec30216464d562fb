import { type OperatorRight, operatorRights } from "@nearsay/core/contract";
import {
  type ListedOperatorKey,
  endOperatorKey,
  listOperatorKeys,
} from "../operator-api/operator-key-repository.ts";
import {
  type NewOperatorKey,
  isGood,
  makeOperatorKey,
} from "../operator-api/operator-keys.ts";
import { deletePasskey } from "../operator-api/passkey-repository.ts";
import {
  type Command,
  CommandFailed,
  type Input,
  type Outcome,
  UsageError,
  readNumber,
  required,
} from "./command.ts";
import type { Desk } from "./desk.ts";
import { sayMinute } from "../../base/to-minute.ts";

type Run = (desk: Desk, input: Input) => Promise<Outcome>;

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
  summary: `for the desk in the browser, at /operate; rights are ${operatorRights.join(", ")}, of these as many as you name, with commas; with --passkey a key is good only beside the passkey that its first visit makes`,
  run(desk, { operands: [what = "", ...operands], options }) {
    const run = Object.hasOwn(runs, what) ? runs[what] : undefined;
    const isRight = operands.length === (ofOne.includes(what) ? 1 : 0);
    if (run === undefined || !isRight)
      throw new UsageError(`Write: keys ${usage}`);
    return run(desk, { operands, options });
  },
};

/** Actions on a key that is named. */
const ofOne = ["end", "reset-passkey"];

const runs: Readonly<Record<string, Run>> = {
  async new(desk, { options }) {
    const { expires } = options;
    const name = readName(options["name"]);
    const made = await makeOperatorKey(desk, {
      name,
      rights: readRights(options["rights"]),
      needsPasskey: options["passkey"] === true,
      days: expires === undefined ? null : readDays(expires),
    });
    if (made === null)
      throw new CommandFailed(
        `There is a key of ${name} that has not ended. End it first, or choose another name.`,
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
      text: `Key ${keyId} opens nothing any more.`,
      data: { keyId },
      about: `operator key ${keyId} ended`,
    };
  },
  async "reset-passkey"({ db }, { operands: [key] }) {
    const keyId = readNumber(key, "The key");
    required(await deletePasskey(db, keyId), `passkey of key ${keyId}`);
    return {
      text: `Key ${keyId} has no passkey any more: whoever opens the desk with it next makes its new one.`,
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
    "--name is who has the key, such as Anna: letters, digits, spaces, up to 40 of them.",
  );
}

function readRights(text: unknown): OperatorRight[] {
  const named = typeof text === "string" ? text.split(",") : [];
  const rights = operatorRights.filter((right) => named.includes(right));
  if (rights.length > 0 && rights.length === new Set(named).size) return rights;
  throw new UsageError(
    `--rights are ${operatorRights.join(", ")}: name one, or several with commas.`,
  );
}

function readDays(text: unknown): number {
  const days = readNumber(text, "--expires");
  if (days <= 36_500) return days;
  throw new UsageError("--expires can be 36500 days at most.");
}

function describeNew(made: NewOperatorKey) {
  const { keyId, name, rights, needsPasskey, expiresAt, key } = made;
  const end = expiresAt === null ? "" : `, good until ${sayMinute(expiresAt)}`;
  return [
    `Key ${keyId} of ${name}: ${rights.join(", ")}${end}. It is told only now.`,
    key,
    ...(needsPasskey
      ? ["Whoever opens it first makes its passkey: let that be soon."]
      : []),
    "To be opened at the address of the site, with this behind it:",
    `/operate#key=${key}`,
  ].join("\n");
}

function describe(row: ListedOperatorKey, now: Date): string {
  const { keyId, name, rights, madeOn, usedOn } = row;
  const used = usedOn === null ? "never used" : `last used ${usedOn}`;
  const about = `made ${madeOn}, ${used}${describePasskey(row)}${describeEnd(row, now)}`;
  return `${keyId}  ${name}  ${rights.join(", ")}  ${about}`;
}

function describePasskey({ needsPasskey, hasPasskey }: ListedOperatorKey) {
  if (!needsPasskey) return "";
  return hasPasskey ? ", with a passkey" : ", waits for its passkey";
}

function describeEnd(row: ListedOperatorKey, now: Date): string {
  if (row.endedAt !== null) return ", ended";
  if (row.expiresAt === null) return "";
  const words = isGood(row, now) ? "good until" : "expired";
  return `, ${words} ${sayMinute(row.expiresAt)}`;
}
