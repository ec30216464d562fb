import { useEffect } from "react";
import { scrollStep } from "./scroll-step.ts";

/** Scrolls the page while a pointer holds something near the window's upper or lower end. */
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
