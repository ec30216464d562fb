const shortest = 330;
const longest = 550;
/** Pixels from which on a flight takes the longest time. */
const far = 1500;

/** Milliseconds that an item takes to fly over a distance in pixels to its place. */
export function dropTime(distance: number): number {
  return shortest + (longest - shortest) * Math.min(1, distance / far);
}
