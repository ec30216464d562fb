/** The value that stands in the middle; of an even number of values the higher one. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this part of all values lies, such as 0.95; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.floor(sorted.length * part);
  return sorted[Math.min(place, sorted.length - 1)] ?? 0;
}
