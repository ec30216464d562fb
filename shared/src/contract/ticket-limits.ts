/** Limits of paper tickets; in a separate object, because few pages need them. */
export const ticketLimits = {
  /** Tickets that are created together. */
  batchMax: 2000,
  labelMax: 60,
  /** Minimum size of a batch for which the number of used tickets is reported. */
  shownMin: 20,
  /** Per survey. */
  batchesMax: 50,
  /** Characters of a code as typed by a person. */
  inputMax: 64,
} as const;
