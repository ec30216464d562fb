import {
  by,
  count,
  list,
  part,
  type Read,
  readFields,
  text,
  textOrNull,
} from "./fields.ts";
import { waysIn } from "./ownership.ts";
import { isRecord, readCount, rejectHtml } from "./read.ts";

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

const ringSourceFields = { device: count(), page: count() };

const integrityFields = {
  accepted: count(),
  released: count(),
  refused: by((counts) => readCounts(counts, refusalReasons)),
  flagged: part({
    count: count(),
    marks: by((counts) => readCounts(counts, flagMarks)),
  }),
  ways: by((counts) => readCounts(counts, waysIn)),
  /**
   * Sites that embed the survey and had sent many responses by the end of
   * yesterday, in descending order.
   */
  sites: list({ site: text(), responses: count() }),
  /**
   * Source of the locations of released responses that are counted in a ring
   * (the device or the page), rounded to full groups; omitted if the server
   * does not say.
   */
  rings: by((sources) =>
    isRecord(sources) ? readFields(ringSourceFields, sources) : undefined,
  ),
  /**
   * Each time the author excluded flagged responses or, if there is no reason,
   * counted them again.
   */
  leftOut: list({ changedOn: text(), reason: textOrNull() }),
};

/** What became of the responses to a survey. */
export interface Integrity extends Read<typeof integrityFields> {}

export type { integrityFields };

/** @throws ContractError when an HTML page arrived. */
export function readIntegrity(reply: unknown): Integrity {
  rejectHtml(reply);
  return readFields(integrityFields, reply);
}

function readCounts<Name extends string>(
  counts: unknown,
  names: readonly Name[],
): Record<Name, number> {
  const entries = names.map((name) => [name, readCount(counts, name)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
