import { isAmerican, locale } from "../locale.ts";

export type DayDetail = "day" | "year" | "month";

const options = {
  day: { month: "short", day: "numeric" },
  year: { month: "short", day: "numeric", year: "numeric" },
  month: { month: "short", year: "numeric" },
} as const satisfies Record<DayDetail, Intl.DateTimeFormatOptions>;

const american: Record<
  DayDetail,
  (...date: [string, number, number]) => string
> = {
  day: (month, day) => `${month} ${day}`,
  year: (month, day, year) => `${month} ${day}, ${year}`,
  month: (month, _day, year) => `${month} ${year}`,
};

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** How a day in UTC is written: "Mar 1", with its year, or as its month and year. What it answers takes milliseconds since the epoch. */
export function writeDay(detail: DayDetail): (moment: number) => string {
  if (!isAmerican) {
    const format = new Intl.DateTimeFormat(locale, {
      ...options[detail],
      timeZone: "UTC",
    });
    return (moment) => format.format(moment);
  }
  return (moment) => {
    const date = new Date(moment);
    const month = months[date.getUTCMonth()] ?? "";
    return american[detail](month, date.getUTCDate(), date.getUTCFullYear());
  };
}
