import { type DayCount, type WayIn, waysIn } from "@nearsay/core/contract";
import { sum } from "@nearsay/core/domain";

/** The responses of a day, by entry route. */
export interface Day {
  readonly day: string;
  readonly ways: Readonly<Record<WayIn, number>>;
  readonly all: number;
}

/** Days with their entry routes, the last day first. */
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

/** Always shown; the others only once a response came by them. */
const usual: readonly WayIn[] = ["site", "link", "embed"];

/** The entry routes that have a column in a table of these days. */
export function shownWays(days: readonly Day[]): WayIn[] {
  return waysIn.filter(
    (way) => usual.includes(way) || days.some(({ ways }) => ways[way] > 0),
  );
}
