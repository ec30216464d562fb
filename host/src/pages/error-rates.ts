import type { errorKinds } from "#messages";

interface ErrorRate {
  readonly kind: keyof typeof errorKinds;
  /** Percent of stuffed responses that are not flagged. */
  readonly missed?: number;
  /** Percent of people's responses that are flagged. */
  readonly wrong?: number;
}

/** What `npm run bench -w server -- traffic` measured; docs/integrity.md has the complete table. */
export const errorRates: readonly ErrorRate[] = [
  { kind: "script", missed: 0 },
  { kind: "slowScript", missed: 0.2 },
  { kind: "drip", missed: 0.3 },
  { kind: "variedDrip", missed: 62 },
  { kind: "networks", missed: 0 },
  { kind: "slowNetworks", missed: 60 },
  { kind: "campaign", wrong: 17 },
  { kind: "class", wrong: 0.5 },
  { kind: "poster", wrong: 0.2 },
  { kind: "others", wrong: 0.2 },
];

/** Number of simulated runs of each kind. */
export const errorRuns = 20;
