import type { Settings } from "../../base/settings.ts";

/** The weight of a reporter whose ID has at least this age, in hours. */
interface AgeWeight {
  hours: number;
  weight: number;
}

/** When reports hide a survey. */
export interface ReportRules {
  /** The weight that hides a survey with few responses. */
  threshold: number;
  /** In any order; a reporter younger than all of them has no weight. */
  ageWeights: readonly AgeWeight[];
}

const hourInMs = 3_600_000;

export function readReportRules(settings: Settings): ReportRules {
  const pairs = settings.numberPairs("REPORT_AGE_WEIGHTS", "1:0.5,24:1");
  return {
    threshold: settings.integer("REPORT_THRESHOLD", 3, [1, 1000]),
    ageWeights: pairs.map(([hours, weight]) => ({ hours, weight })),
  };
}

/** The weight of a reporter whose ID has this age, in milliseconds. */
export function weightOfAge(
  ageMs: number,
  steps: readonly AgeWeight[],
): number {
  const [oldest] = steps
    .filter(({ hours }) => ageMs >= hours * hourInMs)
    .sort((a, b) => b.hours - a.hours);
  return oldest?.weight ?? 0;
}

/** The earlier reports of a reporter and of their network. */
export interface ReportRecord {
  /** The reporter's reports of surveys that an operator showed again. */
  wrong: number;
  /** The reporter's reports within a day. */
  own: number;
  /** All reports within a day that came from the reporter's network and have a weight. */
  network: number;
}

/** Each report that turned out wrong reduces the weight to a quarter. */
const wrongFactor = 0.25;
/** The number of reports per day that have full weight: of a person, and of a network. */
const ownFull = 2;
const networkFull = 4;

/** The factor, from 0 to 1, of the weight of the reporter's next report. */
export function factorOf({ wrong, own, network }: ReportRecord): number {
  const busy = Math.min(shareOf(own, ownFull), shareOf(network, networkFull));
  return wrongFactor ** wrong * busy;
}

/** Beyond `full`, the nth report of a day has the weight `full` / n. */
function shareOf(before: number, full: number): number {
  return full / Math.max(full, before + 1);
}

/**
 * The weight that hides a survey. From ten responses on, it grows with the
 * decimal logarithm of their number.
 */
export function thresholdFor(threshold: number, responses: number): number {
  return threshold * Math.max(1, Math.log10(Math.max(1, responses)));
}
