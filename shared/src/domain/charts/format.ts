import { locale } from "../locale.ts";

const oneDigit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const share = new Intl.NumberFormat(locale, { style: "percent" });

export function formatAverage(average: number): string {
  return oneDigit.format(average);
}

/** @param percent 45 for 45 %. */
export function formatPercent(percent: number): string {
  return share.format(percent / 100);
}
