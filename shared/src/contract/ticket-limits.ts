/** Limits of paper tickets; apart, as few pages know of these. */
export const ticketLimits = {
  /** Tickets that are made together. */
  batchMax: 2000,
  labelMax: 60,
  /** Fewest of a batch of which it is told how many were used. */
  toldMin: 20,
  /** Of one survey. */
  batchesMax: 50,
  /** Characters of a code as somebody types it. */
  inputMax: 64,
} as const;
