import { useState } from "react";

/** The same object as long as its JSON stays the same. */
export function useUnchanged<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value))
    return kept;
  setKept(value);
  return value;
}
