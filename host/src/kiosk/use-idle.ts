import { useEffect, useState } from "react";

const warnAfterMs = 60_000;
const warningMs = 10_000;
const tickMs = 250;

// Not the moment a finger comes down: what it closes would leave the tap to what lies below.
const signs = ["click", "keydown", "input", "scroll"] as const;

/**
 * Calls `onIdle` once nobody has touched the page for 70 seconds, by the clock:
 * a tablet that slept is over at once.
 * @returns The seconds left while it warns, which it does for the last ten of them; else null.
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
