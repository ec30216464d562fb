import { getParticipation } from "../api/participation.ts";
import { consentAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/**
 * Whether the viewer may answer a survey by a ticket they have redeemed, and a
 * function that records a redemption.
 */
export function useTicketed(surveyId: string): [boolean, () => void] {
  const { consented } = useAtomValue(consentAtom);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!consented) return;
    const aborter = new AbortController();
    // Without a reply the ticket field stays: entering a redeemed ticket again
    // uses up nothing.
    getParticipation([surveyId], aborter.signal).then(
      ({ ticketed }) => setHeld((now) => now || ticketed.has(surveyId)),
      () => undefined,
    );
    return () => aborter.abort();
  }, [consented, surveyId]);
  return [held && consented, () => setHeld(true)];
}
