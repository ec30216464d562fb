/** Milliseconds, each a median. */
export interface ChartTimes {
  own: number;
  byHand: number;
  /** By name. */
  libraries: Record<string, number>;
  /** The panel with 20 questions and with 400. */
  few: number;
  many: number;
}

/** Maximum ratio of our time to that of the hand-written page. */
const most = 1.1;
/** Maximum ratio of the time of 400 questions to that of 20. */
const mostOfMany = 2;

/** The requirements that were missed, one sentence each. */
export function judge(times: ChartTimes): string[] {
  const { own, byHand, libraries, few, many } = times;
  return [
    ...missed(own, byHand, most, "the page written by hand"),
    ...Object.entries(libraries).flatMap(([name, time]) =>
      own < time ? [] : [`Wanted: faster than ${name}.`],
    ),
    ...missed(many, few, mostOfMany, "20 questions for 400"),
  ];
}

function missed(time: number, other: number, most: number, what: string) {
  const ratio = time / other;
  if (ratio <= most) return [];
  return [`Wanted: at most ${most} × ${what}; it is ${ratio.toFixed(2)} ×.`];
}
