import { consentAtom } from "@nearsay/core/session";
import { useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { forgetRespondedAtom } from "./answer/responded.ts";
import { forgetLikedAtom } from "./card/marks.ts";

/**
 * Forgets what was known about the viewer and reloads when consent is given or
 * withdrawn. What is open or half written stays, since people give consent
 * while they answer.
 * @param reload Memoised by the caller.
 */
export function useConsentChange(reload: () => void): void {
  const store = useStore();
  const forgetResponded = useSetAtom(forgetRespondedAtom);
  const forgetLiked = useSetAtom(forgetLikedAtom);
  useEffect(() => {
    let seen: boolean | null = null;
    const look = () => {
      const { consented, loading } = store.get(consentAtom);
      if (loading) return;
      const changed = seen !== null && seen !== consented;
      seen = consented;
      if (!changed) return;
      forgetResponded();
      forgetLiked();
      reload();
    };
    look();
    return store.sub(consentAtom, look);
  }, [store, forgetResponded, forgetLiked, reload]);
}
