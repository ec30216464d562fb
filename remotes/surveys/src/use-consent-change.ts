import { consentAtom } from "@nearsay/core/session";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { forgetRespondedAtom } from "./answer/responded.ts";

/**
 * Forgets what was known about the viewer and reloads when consent is given or
 * withdrawn. What is open or half written stays, since people give consent
 * while they answer.
 * @param reload Memoised by the caller.
 */
export function useConsentChange(reload: () => void): void {
  const { consented, loading } = useAtomValue(consentAtom);
  const forgetResponded = useSetAtom(forgetRespondedAtom);
  const seen = useRef<boolean | null>(null);
  useEffect(() => {
    if (loading) return;
    const changed = seen.current !== null && seen.current !== consented;
    seen.current = consented;
    if (!changed) return;
    forgetResponded();
    reload();
  }, [consented, loading, forgetResponded, reload]);
}
