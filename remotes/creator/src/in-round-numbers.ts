import { formatCount, locale } from "@nearsay/core/domain";

const million = 1e6;
const trillion = 1e12;

/** "10,000", "about 800,000", "about 30 billion": more than the first digit an estimate does not know. */
export function inRoundNumbers(count: number): string {
  if (count > trillion) return "more than a trillion";
  const unit = 10 ** Math.floor(Math.log10(count));
  const round = Math.floor(count / unit) * unit;
  const written = round < million ? formatCount(round) : inWords(round);
  return round === count ? written : `about ${written}`;
}

function inWords(count: number): string {
  const format = { notation: "compact", compactDisplay: "long" } as const;
  return new Intl.NumberFormat(locale, format).format(count);
}
