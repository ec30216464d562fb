import { isProving, watchProofs } from "../api/proofs-under-way.ts";
import { useEffect, useState, useSyncExternalStore } from "react";

/** Sooner over than read. */
const patienceMs = 600;

const isChecked = () => isProving("access_code");
const isNot = () => false;

/** Whether a code takes its time to be checked: where many wrong ones were entered, a bot check of some seconds comes first. */
export function useSlowCode(): boolean {
  const checked = useSyncExternalStore(watchProofs, isChecked, isNot);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!checked) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [checked]);
  return slow;
}
