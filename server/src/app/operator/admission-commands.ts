import { toCsv } from "@nearsay/core/domain";
import {
  type InvitationRow,
  listInvitations,
  revokeInvitation,
} from "../../visitors/activation/invitation-repository.ts";
import { makeInvitations } from "../../visitors/activation/invitations.ts";
import {
  type WaitlistEntry,
  confirmEntry,
  listEntries,
  removeEntry,
} from "../../surveys/waitlist/waitlist.ts";
import { type Commands, UsageError, readNumber, required } from "./command.ts";
import { formatMinute } from "../../base/to-minute.ts";
import { counted } from "../../base/text/plain-text.ts";

const mostInvitations = 10_000;

function readUpTo(most: number, text: unknown, name: string): number {
  const number = readNumber(text, name);
  if (number <= most) return number;
  throw new UsageError(`${name} can be at most ${most}.`);
}

function describeInvitation(row: InvitationRow): string {
  const { invitationId, useCount, usesMax, createdAt, expiresAt } = row;
  const end =
    expiresAt === null ? "" : `, valid until ${formatMinute(expiresAt)}`;
  const state = row.revokedAt === null ? end : ", revoked";
  return `${invitationId}  used ${useCount} of ${usesMax}, created ${formatMinute(createdAt)}${state}`;
}

/** CSV for terminals and pipes: without a byte order mark, one line per entry. */
function describeWaitlist(entries: WaitlistEntry[]): string {
  const csv = toCsv({
    columns: [
      ...["email", "role", "category", "position", "free"],
      ...["joinedAt", "confirmedAt"],
    ],
    rows: entries.map(({ joinedAt, confirmedAt, ...entry }) => [
      ...[entry.email, entry.role, entry.category ?? "", entry.position ?? ""],
      ...[entry.free ? "yes" : "no", joinedAt.toISOString()],
      confirmedAt?.toISOString() ?? "",
    ]),
  });
  return csv.replace("\uFEFF", "").replaceAll("\r\n", "\n").trimEnd();
}

export const admissionCommands: Commands = {
  invite: {
    options: {
      count: { type: "string", default: "1" },
      uses: { type: "string", default: "1" },
      days: { type: "string" },
    },
    usage: "[--count n] [--uses n] [--days n]",
    summary: "create invitations; their codes are shown only once",
    async run({ db, clock, hash }, { options }) {
      const { count, uses, days } = options;
      const data = await makeInvitations(db, clock, hash, {
        count: readUpTo(mostInvitations, count, "--count"),
        uses: readUpTo(1_000_000, uses, "--uses"),
        days: days === undefined ? null : readUpTo(36_500, days, "--days"),
      });
      return {
        text: data.map(({ code }) => code).join("\n"),
        data,
        about: counted(data.length, "invitation"),
      };
    },
  },
  invites: {
    summary: "list invitations, without their codes",
    async run({ db }) {
      const data = await listInvitations(db);
      const text = data.map(describeInvitation).join("\n");
      return { text: text || "There are no invitations.", data };
    },
  },
  revoke: {
    operands: ["invitation"],
    summary: "revoke an invitation",
    async run({ db, clock }, { operands: [name] }) {
      const invitationId = readNumber(name, "The invitation");
      required(
        await revokeInvitation(db, invitationId, clock()),
        `invitation ${invitationId}`,
      );
      return {
        text: `Invitation ${invitationId} is revoked.`,
        data: { invitationId },
        about: `invitation ${invitationId}`,
      };
    },
  },
  waitlist: {
    summary: 'print the waitlist as CSV; "free" states who gets free access',
    async run({ db }) {
      const data = await listEntries(db);
      return { text: describeWaitlist(data), data };
    },
  },
  "waitlist-confirm": {
    operands: ["email"],
    summary: "confirm an address, once you know who it belongs to",
    async run({ db, clock }, { operands: [email = ""] }) {
      required(await confirmEntry(db, clock, email), "such address");
      return { text: "The address is confirmed.", data: {}, about: "" };
    },
  },
  "waitlist-remove": {
    operands: ["email"],
    summary: "remove an address from the waitlist",
    async run({ db }, { operands: [email = ""] }) {
      required(await removeEntry(db, email), "such address");
      return { text: "The address is removed.", data: {}, about: "" };
    },
  },
};
