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
  { pair: "session", linked: 1, guessing: 0.5 },
  { pair: "surveys", linked: 3.7, guessing: 3.7 },
  { pair: "post", linked: 7.3, guessing: 7.3 },
  { pair: "reply", linked: 10.8, guessing: 10.8 },
  { pair: "like", linked: 1.1, guessing: 0.7 },
  { pair: "postLike", linked: 2.8, guessing: 1.7 },
  { pair: "report", linked: 22.5, guessing: 22.5 },
  { pair: "moment", linked: 3.7, guessing: 3.7 },
];

/** Numbers of simulated people, and of surveys that they answered. */
export const handoverPlayed = { people: 300, surveys: 5 };
