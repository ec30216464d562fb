import { formatCount, isAmerican, locale } from "../locale.ts";
import { once } from "../once.ts";

const oneDigit = once(
  () => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);
const tenths = once(
  () =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);
const compact = once(
  () =>
    new Intl.NumberFormat(locale, {
      notation: "compact",
      maximumFractionDigits: 1,
    }),
);
const signed = once(
  () => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }),
);
const share = once(() => new Intl.NumberFormat(locale, { style: "percent" }));

export function formatAverage(average: number): string {
  if (!isAmerican) return oneDigit().format(average);
  const rounded = Math.round(average * 10);
  const [whole, tenth] = [Math.trunc(rounded / 10), rounded % 10];
  return formatCount(whole) + (tenth === 0 ? "" : `.${tenth}`);
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
  const write = (whole: number) =>
    isAmerican
      ? `${formatCount(Math.round(whole))}%`
      : share().format(whole / 100);
  if (percent > 0 && percent < 0.5) return `<${write(1)}`;
  if (percent >= 99.5 && percent < 100) return `>${write(99)}`;
  return write(percent);
}

/** @param change 2 for "+2". */
export function formatChange(change: number): string {
  return signed().format(change);
}
