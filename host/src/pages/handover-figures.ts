import type { handoverPairs } from "#messages";

interface HandoverFigure {
  readonly pair: keyof typeof handoverPairs;
  /** Percent of such pairs that the best clue links right. */
  readonly linked: number;
  /** The same for guessing among the rows of the same hour or day, or by the luck of many clues. */
  readonly guessing: number;
}

/** What `npm run bench -w server -- linker` measured on PostgreSQL after the surveys had closed. */
export const handoverFigures: readonly HandoverFigure[] = [
  { pair: "session", linked: 0.8, guessing: 0.5 },
  { pair: "surveys", linked: 3.7, guessing: 3.7 },
  { pair: "post", linked: 8.5, guessing: 8.5 },
  { pair: "reply", linked: 12, guessing: 12 },
  { pair: "like", linked: 0.8, guessing: 0.8 },
  { pair: "postLike", linked: 3.2, guessing: 1.8 },
  { pair: "report", linked: 32.3, guessing: 29 },
  { pair: "moment", linked: 3.7, guessing: 3.7 },
  { pair: "ticket", linked: 0.6, guessing: 0.6 },
];

/** Numbers of simulated people, and of surveys that they answered. */
export const handoverPlayed = { people: 300, surveys: 5 };
