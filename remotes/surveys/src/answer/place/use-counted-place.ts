import { localStore } from "@nearsay/core/session";
import { useState } from "react";

const storageKey = "count_place";

/**
 * Whether this person lets their location be counted: not until they agree, and
 * from then on their last choice in this browser.
 */
export function useCountedPlace(): [boolean, (counted: boolean) => void] {
  const [counted, setCounted] = useState(
    () => localStore.read(storageKey) === 1,
  );
  return [
    counted,
    (wanted) => {
      setCounted(wanted);
      if (wanted) localStore.write(storageKey, 1);
      else localStore.remove(storageKey);
    },
  ];
}
