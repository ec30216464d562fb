import { locale } from "../locale.ts";
import { once } from "../once.ts";

const oneDigit = once(
  () => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);
const signed = once(
  () => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }),
);
const share = once(() => new Intl.NumberFormat(locale, { style: "percent" }));

export function formatAverage(average: number): string {
  return oneDigit().format(average);
}

/** @param percent 45 for 45 %. */
export function formatPercent(percent: number): string {
  return share().format(percent / 100);
}

/** @param change 2 for "+2". */
export function formatChange(change: number): string {
  return signed().format(change);
}
