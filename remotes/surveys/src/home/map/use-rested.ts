import type { Box } from "@nearsay/core/domain";
import { useEffect, useState } from "react";

/** A map that is moved asks once it rests, in milliseconds. */
const restMs = 300;

/** A piece of the map once it rests; the first at once. */
export function useRested(box: Box | null): Box | null {
  const [rested, setRested] = useState(box);
  if (rested === null && box !== null) setRested(box);
  useEffect(() => {
    const timer = setTimeout(() => setRested(box), restMs);
    return () => clearTimeout(timer);
  }, [box]);
  return rested;
}
