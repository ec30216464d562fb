import { useStore } from "jotai";
import { useCallback } from "react";
import { consentAtom } from "../session/consent.ts";

/**
 * Asks whether the viewer takes part, and waits until that is known. Asking is
 * for a click: what watched consent would be drawn anew with all others of a list.
 */
export function useParticipation(): () => Promise<boolean> {
  const store = useStore();
  return useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const { consented, loading, updating } = store.get(consentAtom);
          if (loading || updating) return;
          stop();
          resolve(consented);
        };
        const stop = store.sub(consentAtom, look);
        look();
      }),
    [store],
  );
}
