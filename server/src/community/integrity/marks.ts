import { type FlagMark, flagMarks } from "@nearsay/core/contract";

/**
 * What speaks for a response having been stuffed, each a bit of what is kept
 * with it. One alone says nothing: people come newly, quickly, and in crowds.
 */
export const marks = {
  /** The anonymous ID was some minutes old. */
  fresh: 1,
  /** Sent sooner than its questions can be read. */
  fast: 2,
  /** In a burst of one network, which the survey's others do not have. */
  burst: 4,
  /** Chosen as so many others of its network that chance hardly does it. */
  repeated: 8,
  /** Written as others were, word for word or nearly. */
  copied: 16,
} as const satisfies Record<FlagMark, number>;

/** The part of the figures that can be looked at without. */
export const flaggedPart = 1;

/** The part of what was answered by ticket, where that is told apart. */
export const ticketPart = 2;

/** From here on parts tell of languages, rings and places. */
export const firstToldPart = 10;

export function namesOf(bits: number): FlagMark[] {
  return flagMarks.filter((name) => (bits & marks[name]) !== 0);
}

/** Two marks flag a response. */
export function partOf(bits: number): number {
  return namesOf(bits).length >= 2 ? flaggedPart : 0;
}
