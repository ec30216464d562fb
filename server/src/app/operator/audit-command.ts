import type { AuditEntry } from "../audit/audit-repository.ts";
import {
  BrokenAudit,
  type KnownEntry,
  verifyAudit,
} from "../audit/audit-log.ts";
import {
  type Command,
  CommandFailed,
  UsageError,
  readNumber,
} from "./command.ts";
import { formatMinute } from "../../base/to-minute.ts";

export const audit: Command = {
  options: {
    last: { type: "string", default: "50" },
    known: { type: "string" },
  },
  usage: "[--last n] [--known entry:hash]",
  summary:
    "list what operators and owners did; check whether an entry was changed or removed",
  async run(commandDeps, { options }) {
    const most = readNumber(options["last"], "--last");
    const known = readKnown(options["known"]);
    const shown: AuditEntry[] = [];
    try {
      await verifyAudit(commandDeps, {
        ...(known !== null && { known }),
        onEntry(entry) {
          shown.push(entry);
          if (shown.length > most) shown.shift();
        },
      });
    } catch (error) {
      if (!(error instanceof BrokenAudit)) throw error;
      throw new CommandFailed(
        [...shown.map(describe), error.message].join("\n"),
      );
    }
    const last = shown.at(-1);
    const text =
      last === undefined
        ? "There are no entries."
        : [...shown.map(describe), describeWhole(last)].join("\n");
    return { text, data: shown };
  },
};

function describe({ entryId, madeAt, who, act, about }: AuditEntry): string {
  const words = [entryId, formatMinute(madeAt), who, act, about];
  return words.join("  ").trimEnd();
}

function describeWhole({ entryId, hash }: AuditEntry): string {
  return `All entries up to ${entryId} are unchanged. To detect later whether entries were removed from the end, store this elsewhere: --known ${entryId}:${hash}`;
}

function readKnown(text: unknown): KnownEntry | null {
  if (text === undefined) return null;
  const [, entryId, hash = ""] =
    /^(\d+):([0-9a-f]{64})$/.exec(typeof text === "string" ? text : "") ?? [];
  if (entryId === undefined)
    throw new UsageError(
      "--known must be an entry and its hash, as printed by audit.",
    );
  return { entryId: Number(entryId), hash };
}
