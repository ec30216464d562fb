/** The middle value; of an even number of values, the higher of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this fraction of all values lies, such as 0.95; 0 if there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.floor(sorted.length * part);
  return sorted[Math.min(place, sorted.length - 1)] ?? 0;
}
