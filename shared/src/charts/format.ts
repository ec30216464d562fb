import {
  direction,
  formatCount,
  groupDigits,
  inLocale,
  isAmerican,
  locale,
} from "../domain/locale.ts";

const numbers = (options: Intl.NumberFormatOptions) =>
  inLocale(() => new Intl.NumberFormat(locale(), options));

const oneDigit = numbers({ maximumFractionDigits: 1 });
const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const compact = numbers({ notation: "compact", maximumFractionDigits: 1 });
const percents = numbers({ style: "percent" });

export function formatAverage(average: number): string {
  return isAmerican()
    ? groupDigits(Math.round(average * 10) / 10)
    : oneDigit().format(average);
}

/** For a column of averages with aligned decimal points: "7.0". */
export function formatTenths(average: number): string {
  return tenths().format(average);
}

/** For a number next to a data point, with little space: "9,999.5", then "12.3K". */
export function formatShort(number: number): string {
  return number < 10_000 ? formatAverage(number) : compact().format(number);
}

/**
 * Rounded, but "0%" means none and "100%" all: a small share is "<1%", nearly
 * all is ">99%".
 * @param percent 45 for 45 %.
 */
export function formatPercent(percent: number): string {
  const write = (exact: number) => {
    const whole = Math.round(exact);
    return isAmerican()
      ? `${formatCount(whole)}%`
      : percents().format(whole / 100);
  };
  if (percent > 0 && percent < 0.5) return keepTogether(`<${write(1)}`);
  if (percent >= 99.5 && percent < 100) return keepTogether(`>${write(99)}`);
  return keepTogether(write(percent));
}

/**
 * Isolates a number and its sign from the text around it: the direction marks
 * of Arabic numbers would reverse "50%, 12".
 */
function keepTogether(number: string): string {
  return direction() === "rtl"
    ? `\u2066${number.replaceAll("\u200e", "")}\u2069`
    : number;
}

/** @param change 2 for "+2". */
export function formatChange(change: number): string {
  return keepTogether((change > 0 ? "+" : "") + formatCount(change));
}

export type DayDetail = "day" | "year" | "month" | "only-year";

/**
 * Formatter of a day in UTC: "Mar 1", with its year, as its month and year, or
 * as its year. The formatter accepts milliseconds since the epoch.
 */
export function writeDay(detail: DayDetail): (moment: number) => string {
  const hasDay = detail === "day" || detail === "year";
  const hasYear = detail !== "day";
  const hasMonth = detail !== "only-year";
  if (!isAmerican()) {
    const format = new Intl.DateTimeFormat(locale(), {
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
