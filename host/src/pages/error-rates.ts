interface ErrorRate {
  readonly kind: string;
  /** Of stuffed answers, how many are not flagged. */
  readonly missed?: string;
  /** Of people's answers, how many are. */
  readonly wrong?: string;
}

/** What `npm run bench -w server -- traffic` measured; server/docs/integrity.md has the whole table. */
export const errorRates: readonly ErrorRate[] = [
  { kind: "A script in one network", missed: "0 %" },
  { kind: "A script that waits as long as people read", missed: "0.2 %" },
  { kind: "One answer in five minutes, all day", missed: "0.3 %" },
  { kind: "The same, with all but one choice varied", missed: "62 %" },
  { kind: "A script in fifty networks", missed: "0 %" },
  { kind: "The same, waiting as long as people read", missed: "60 %" },
  { kind: "Thirty people whom a campaign told what to say", wrong: "17 %" },
  { kind: "A class behind one address", wrong: "0.5 %" },
  { kind: "A poster at a concert", wrong: "0.2 %" },
  { kind: "People beside any of these", wrong: "0.2 %" },
];

/** How often each kind was played. */
export const errorRuns = 20;
