import { type FlagMark, flagMarks } from "@nearsay/core/contract";

/**
 * Signs that a response was stuffed, each a bit of the number stored with it.
 * One sign alone proves nothing: people also have new IDs, answer fast and come
 * in crowds.
 */
export const marks = {
  /** The anonymous ID was only minutes old, or in a burst without a history. */
  fresh: 1,
  /** Sent faster than its questions can be read. */
  fast: 2,
  /** Part of a burst of one network that the survey's other networks do not show. */
  burst: 4,
  /** Makes the same choices as others of its network, too many of them to be explained by chance. */
  repeated: 8,
  /** Contains a text that exactly or nearly equals those of others. */
  copied: 16,
} as const satisfies Record<FlagMark, number>;

/** The part of flagged responses, without which figures can be viewed. */
export const flaggedPart = 1;

/** The part of responses given by ticket, in surveys that count tickets separately. */
export const ticketPart = 2;

/** Parts from this number on belong to languages, rings and places. */
export const firstStatedPart = 10;

export function namesOf(bits: number): FlagMark[] {
  return flagMarks.filter((name) => (bits & marks[name]) !== 0);
}

/** Two marks or more flag a response. */
export function partOf(bits: number): number {
  return namesOf(bits).length >= 2 ? flaggedPart : 0;
}
