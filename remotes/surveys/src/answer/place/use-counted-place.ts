import { localStore } from "@nearsay/core/session";
import { useState } from "react";

const storageKey = "count_place";

/** Whether this person lets their place be counted: not before they say so, and from then on as they said last in this browser. */
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
