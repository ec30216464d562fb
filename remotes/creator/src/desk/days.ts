import type { DayCount, WayIn } from "@nearsay/core/contract";
import { sum } from "@nearsay/core/domain";

/** The responses of a day, by the way they came. */
export interface Day {
  readonly day: string;
  readonly ways: Readonly<Record<WayIn, number>>;
  readonly all: number;
}

const none: Day["ways"] = { site: 0, link: 0, embed: 0, ticket: 0 };

/** Days with their ways in side by side, the last one first. */
export function byDay(counts: readonly DayCount[]): Day[] {
  const days = new Map<string, Record<WayIn, number>>();
  for (const { day, wayIn, count } of counts) {
    const ways = days.get(day) ?? { ...none };
    ways[wayIn] += count;
    days.set(day, ways);
  }
  return [...days]
    .map(([day, ways]) => ({ day, ways, all: sum(Object.values(ways)) }))
    .sort((one, other) => other.day.localeCompare(one.day));
}
