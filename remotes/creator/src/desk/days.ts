import { type DayCount, type WayIn, waysIn } from "@nearsay/core/contract";
import { sum } from "@nearsay/core/domain";

/** The responses of a day, by the way they came. */
export interface Day {
  readonly day: string;
  readonly ways: Readonly<Record<WayIn, number>>;
  readonly all: number;
}

/** Days with their ways in side by side, the last one first. */
export function byDay(counts: readonly DayCount[]): Day[] {
  const days = new Map<string, Record<WayIn, number>>();
  for (const { day, wayIn, count } of counts) {
    const ways = days.get(day) ?? noWays();
    ways[wayIn] += count;
    days.set(day, ways);
  }
  return [...days]
    .map(([day, ways]) => ({ day, ways, all: sum(Object.values(ways)) }))
    .sort((one, other) => other.day.localeCompare(one.day));
}

function noWays(): Record<WayIn, number> {
  return Object.fromEntries(waysIn.map((way) => [way, 0])) as Record<
    WayIn,
    number
  >;
}

/** Each survey has these; the others are shown once somebody came by them. */
const usual: readonly WayIn[] = ["site", "link", "embed"];

/** The ways that a table of these days has a column for. */
export function shownWays(days: readonly Day[]): WayIn[] {
  return waysIn.filter(
    (way) => usual.includes(way) || days.some(({ ways }) => ways[way] > 0),
  );
}
