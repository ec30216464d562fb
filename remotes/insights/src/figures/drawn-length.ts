/** With this root font size a pixel of a drawing is one of CSS; with a larger one drawings grow, and their words with them. */
const usualRem = 16;

/** A length in a drawing's pixels as it is on the page. */
export function drawnLength(pixels: number): string {
  return `${pixels / usualRem}rem`;
}

/** CSS pixels as pixels of a drawing. */
export function toDrawn(pixels: number): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return (pixels * usualRem) / (Number.parseFloat(fontSize) || usualRem);
}
