/** Parts of the window's height: where scrolling starts, and where it is at its fastest. */
const starts = 0.25;
const fastest = 0.05;
const maxStep = 28;

/** Pixels by which a page scrolls in one frame with an item held at `y` of a window: negative is up. */
export function scrollStep(y: number, height: number): number {
  return stepTowards(height - y, height) - stepTowards(y, height);
}

function stepTowards(distance: number, height: number): number {
  const part = (starts - distance / height) / (starts - fastest);
  const push = Math.min(Math.max(part, 0), 1);
  return maxStep * push ** 2;
}
