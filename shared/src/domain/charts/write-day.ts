import { isAmerican, locale } from "../locale.ts";

export type DayDetail = "day" | "year" | "month";

/** How a day in UTC is written: "Mar 1", with its year, or as its month and year. What it answers takes milliseconds since the epoch. */
export function writeDay(detail: DayDetail): (moment: number) => string {
  const hasDay = detail !== "month";
  const hasYear = detail !== "day";
  if (!isAmerican) {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: "UTC",
      month: "short",
      ...(hasDay && { day: "numeric" }),
      ...(hasYear && { year: "numeric" }),
    });
    return (moment) => format.format(moment);
  }
  return (moment) => {
    // "Sun, 01 Mar 2026 00:00:00 GMT", in every browser.
    const [, day, month, year] = new Date(moment).toUTCString().split(" ");
    const date = hasDay ? `${month} ${Number(day)}` : month;
    return hasYear ? `${date}${hasDay ? "," : ""} ${year}` : `${date}`;
  };
}
