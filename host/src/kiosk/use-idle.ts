import { useEffect, useState } from "react";

const warnAfterMs = 60_000;
const warningMs = 10_000;
const tickMs = 250;

// Not pointerdown: what it closes would pass the tap to the elements below.
const signs = ["click", "keydown", "input", "scroll"] as const;

/**
 * Calls `onIdle` after the page has not been touched for 70 seconds, measured
 * by the clock: a tablet that was asleep is idle at once.
 * @returns The seconds left during the warning, which lasts for the last ten of
 *   them; otherwise null.
 */
export function useIdle(onIdle: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
      setLeft(null);
    };
    for (const sign of signs) addEventListener(sign, touch, true);
    const timer = setInterval(() => {
      const leftMs = touchedAt + warnAfterMs + warningMs - Date.now();
      if (leftMs <= 0) onIdle();
      else if (leftMs <= warningMs) setLeft(Math.ceil(leftMs / 1000));
    }, tickMs);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, touch, true);
    };
  }, [onIdle]);
  return left;
}
