import {
  direction,
  formatCount,
  groupDigits,
  inLocale,
  isAmerican,
  locale,
} from "../locale.ts";

const numbers = (options: Intl.NumberFormatOptions) =>
  inLocale(() => new Intl.NumberFormat(locale, options));

const oneDigit = numbers({ maximumFractionDigits: 1 });
const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const compact = numbers({ notation: "compact", maximumFractionDigits: 1 });
const percents = numbers({ style: "percent" });

export function formatAverage(average: number): string {
  return isAmerican
    ? groupDigits(Math.round(average * 10) / 10)
    : oneDigit().format(average);
}

/** For a column of averages, whose points stand below each other: "7.0". */
export function formatTenths(average: number): string {
  return tenths().format(average);
}

/** For beside a mark, where there is little room: "9,999.5", then "12.3K". */
export function formatShort(number: number): string {
  return number < 10_000 ? formatAverage(number) : compact().format(number);
}

/** Rounded, but "0%" is none and "100%" all: a little is "<1%", nearly all ">99%". @param percent 45 for 45 %. */
export function formatPercent(percent: number): string {
  const write = (exact: number) => {
    const whole = Math.round(exact);
    return isAmerican
      ? `${formatCount(whole)}%`
      : percents().format(whole / 100);
  };
  if (percent > 0 && percent < 0.5) return keepTogether(`<${write(1)}`);
  if (percent >= 99.5 && percent < 100) return keepTogether(`>${write(99)}`);
  return keepTogether(write(percent));
}

/** A number and its sign, apart from what stands beside them: the marks that Arabic writes between them would turn "50%, 12" around. */
function keepTogether(number: string): string {
  return direction === "rtl"
    ? `\u2066${number.replaceAll("\u200e", "")}\u2069`
    : number;
}

/** @param change 2 for "+2". */
export function formatChange(change: number): string {
  return keepTogether((change > 0 ? "+" : "") + formatCount(change));
}

export type DayDetail = "day" | "year" | "month" | "only-year";

/** How a day in UTC is written: "Mar 1", with its year, as its month and year, or as its year. What it answers takes milliseconds since the epoch. */
export function writeDay(detail: DayDetail): (moment: number) => string {
  const hasDay = detail === "day" || detail === "year";
  const hasYear = detail !== "day";
  const hasMonth = detail !== "only-year";
  if (!isAmerican) {
    const format = new Intl.DateTimeFormat(locale, {
      calendar: "gregory",
      timeZone: "UTC",
      ...(hasMonth && { month: "short" }),
      ...(hasDay && { day: "numeric" }),
      ...(hasYear && { year: "numeric" }),
    });
    return (moment) => format.format(moment);
  }
  return (moment) => {
    // "Sun, 01 Mar 2026 00:00:00 GMT", in every browser.
    const [, day, month, year] = new Date(moment).toUTCString().split(" ");
    if (!hasMonth) return `${year}`;
    const date = hasDay ? `${month} ${Number(day)}` : month;
    return hasYear ? `${date}${hasDay ? "," : ""} ${year}` : `${date}`;
  };
}
