import { formatCount, locale } from "@nearsay/core/domain";

const million = 1e6;
const trillion = 1e12;

/** A count rounded for reading. */
export interface RoundNumber {
  /**
   * Whether the number is exact, somewhat lower than the count, or a bound that
   * the count exceeds.
   */
  readonly precision: "exact" | "about" | "beyond";
  /** "10,000", "800,000", "30 billion" */
  readonly written: string;
}

/** Rounds to the first digit, because an estimate is no more precise. */
export function inRoundNumbers(count: number): RoundNumber {
  if (count > trillion)
    return { precision: "beyond", written: inWords(trillion) };
  const unit = 10 ** Math.floor(Math.log10(count));
  const round = Math.floor(count / unit) * unit;
  return {
    precision: round === count ? "exact" : "about",
    written: round < million ? formatCount(round) : inWords(round),
  };
}

function inWords(count: number): string {
  const format = { notation: "compact", compactDisplay: "long" } as const;
  return new Intl.NumberFormat(locale(), format).format(count);
}
