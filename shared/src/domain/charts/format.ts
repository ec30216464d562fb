const whole = new Intl.NumberFormat();
const oneDigit = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const share = new Intl.NumberFormat(undefined, { style: "percent" });

export function formatCount(count: number): string {
  return whole.format(count);
}

export function formatAverage(average: number): string {
  return oneDigit.format(average);
}

/** @param percent 45 for 45 %. */
export function formatPercent(percent: number): string {
  return share.format(percent / 100);
}
