import type { Page } from "playwright";

/** How a page draws: its bars by a selector, or all of it on canvases. */
export type Marks = { bars: string } | { canvases: number };

interface Drawn {
  bars: number;
  /** Paths long enough to hold every day. */
  lines: number;
  /** Canvases of which at least a hundredth is painted. */
  canvases: number;
}

/** Characters that not even the shortest path through 365 days goes without. */
const shortestLine = 365 * 5;

/**
 * Looks whether a page shows all its charts, or only says so.
 *
 * @throws Error that tells what is missing.
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
