import {
  asRecord,
  isRecord,
  readCount,
  readOptionalString,
  readRecords,
  readString,
  rejectHtml,
} from "./read.ts";
import { type WayIn, waysIn } from "./ownership.ts";

/**
 * Why a response was refused; `check` is a failed bot check, `limit` means too
 * many from one network.
 */
export const refusalReasons = [
  "closed",
  "duplicate",
  "check",
  "limit",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Signs that a response was stuffed; two of them flag it. */
export const flagMarks = [
  "fresh",
  "fast",
  "burst",
  "repeated",
  "copied",
] as const;
export type FlagMark = (typeof flagMarks)[number];

/** What became of the responses to a survey. */
export interface Integrity {
  accepted: number;
  released: number;
  refused: Record<RefusalReason, number>;
  flagged: { count: number; marks: Record<FlagMark, number> };
  ways: Record<WayIn, number>;
  /**
   * Sites that embed the survey and had sent many responses by the end of
   * yesterday, in descending order.
   */
  sites: { site: string; responses: number }[];
  /**
   * Source of the locations of released responses that are counted in a ring
   * (the device or the page), rounded to full groups; omitted if the server
   * does not say.
   */
  rings?: { device: number; page: number };
  /**
   * Each time the author excluded flagged responses or, if there is no reason,
   * counted them again.
   */
  leftOut: { changedOn: string; reason: string | null }[];
}

/** @throws ContractError when an HTML page arrived. */
export function readIntegrity(reply: unknown): Integrity {
  rejectHtml(reply);
  const source = asRecord(reply);
  const flagged = asRecord(source.flagged);
  return {
    accepted: readCount(source, "accepted"),
    released: readCount(source, "released"),
    refused: readCounts(source.refused, refusalReasons),
    flagged: {
      count: readCount(flagged, "count"),
      marks: readCounts(flagged.marks, flagMarks),
    },
    ways: readCounts(source.ways, waysIn),
    sites: readRecords(source.sites).map((item) => ({
      site: readString(item, "site"),
      responses: readCount(item, "responses"),
    })),
    ...(isRecord(source.rings) && {
      rings: {
        device: readCount(source.rings, "device"),
        page: readCount(source.rings, "page"),
      },
    }),
    leftOut: readRecords(source.leftOut).map((item) => ({
      changedOn: readString(item, "changedOn"),
      reason: readOptionalString(item, "reason"),
    })),
  };
}

function readCounts<Name extends string>(
  counts: unknown,
  names: readonly Name[],
): Record<Name, number> {
  const entries = names.map((name) => [name, readCount(counts, name)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
