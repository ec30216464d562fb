import { useEffect } from "react";

/**
 * Fractions of the window's height from its edge: where scrolling starts, and
 * where it is fastest.
 */
const starts = 0.25;
const fastest = 0.05;
const maxStep = 28;

/** Scrolls the page while a pointer holds an item near the top or bottom of the window. */
export function useAutoScroll(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    let step = 0;
    let frame = requestAnimationFrame(scroll);
    function scroll() {
      if (step !== 0) {
        window.scrollBy({ top: step, behavior: "instant" });
      }
      frame = requestAnimationFrame(scroll);
    }
    function follow(event: PointerEvent) {
      step = scrollStep(event.clientY, window.innerHeight);
    }
    window.addEventListener("pointermove", follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("pointermove", follow);
    };
  }, [active]);
}

/**
 * Pixels by which the page scrolls in one frame while an item is held at `y` in
 * the window; negative is up.
 */
export function scrollStep(y: number, height: number): number {
  return stepTowards(height - y, height) - stepTowards(y, height);
}

function stepTowards(distance: number, height: number): number {
  const part = (starts - distance / height) / (starts - fastest);
  const push = Math.min(Math.max(part, 0), 1);
  return maxStep * push ** 2;
}
