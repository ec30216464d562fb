import type { Box } from "@nearsay/core/domain";
import { useEffect, useState } from "react";

/** The map must rest for this time before it sends a request, in milliseconds. */
const restMs = 300;

/** The visible box once the map rests; the first box immediately. */
export function useRested(box: Box | null): Box | null {
  const [rested, setRested] = useState(box);
  if (rested === null && box !== null) setRested(box);
  useEffect(() => {
    const timer = setTimeout(() => setRested(box), restMs);
    return () => clearTimeout(timer);
  }, [box]);
  return rested;
}
