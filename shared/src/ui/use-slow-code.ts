import { isProving, watchProofs } from "../api/proofs-under-way.ts";
import { useEffect, useState, useSyncExternalStore } from "react";

/** A shorter message would disappear before it can be read. */
const delayMs = 600;

const isChecked = () => isProving("access_code");
const isNot = () => false;

/**
 * Whether checking a code takes a while: after many wrong codes, a bot check of
 * some seconds is run first.
 */
export function useSlowCode(): boolean {
  const checked = useSyncExternalStore(watchProofs, isChecked, isNot);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!checked) return;
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [checked]);
  return slow;
}
