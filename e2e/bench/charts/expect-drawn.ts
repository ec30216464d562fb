import type { Page } from "playwright";

/** How a page draws: its bars by a selector, or all charts on canvases. */
export type Marks = { bars: string } | { canvases: number };

interface Drawn {
  bars: number;
  /** Paths long enough to contain every day. */
  lines: number;
  /** Canvases of which at least a hundredth is painted. */
  canvases: number;
}

/** Minimum number of characters of a path through 365 days. */
const shortestLine = 365 * 5;

/**
 * Checks that a page really shows all its charts.
 *
 * @throws Error that says what is missing.
 */
export async function expectDrawn(
  page: Page,
  marks: Marks,
  bars: number,
): Promise<void> {
  const selector = "bars" in marks ? marks.bars : "nothing";
  const drawn = await page.evaluate(countMarks, { selector, shortestLine });
  const complete =
    "bars" in marks
      ? drawn.bars === bars && drawn.lines >= 2
      : drawn.canvases === marks.canvases;
  if (!complete) {
    throw new Error(`Not all is drawn: ${JSON.stringify(drawn)}.`);
  }
}

function countMarks(wanted: { selector: string; shortestLine: number }): Drawn {
  return {
    bars: [...document.querySelectorAll(wanted.selector)].filter(
      (bar) => bar.getBoundingClientRect().width > 0,
    ).length,
    lines: [...document.querySelectorAll("path")].filter(
      (path) => (path.getAttribute("d") ?? "").length > wanted.shortestLine,
    ).length,
    canvases: [...document.querySelectorAll("canvas")].filter((canvas) => {
      const { width, height } = canvas;
      const pixels = canvas
        .getContext("2d")
        ?.getImageData(0, 0, width, height).data;
      const painted = pixels?.filter((part, at) => at % 4 === 3 && part > 0);
      return (painted?.length ?? 0) > (width * height) / 100;
    }).length,
  };
}
