/** A weight with at most two digits after the point. */
export function inHundredths(weight: number): number {
  return Math.round(weight * 100) / 100;
}
