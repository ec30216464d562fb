import { credentialQuery, request, surveyPath } from "@nearsay/core/api";
import {
  type Analytics,
  type ManagedSurvey,
  readAnalytics,
} from "@nearsay/core/contract";
import { type Loaded, useLoad } from "@nearsay/core/ui";
import { useCallback, useEffect, useRef } from "react";
import { isShown } from "./parts.ts";

/**
 * The figures that everybody sees, loaded again once they include more
 * responses; null if nobody sees any.
 * @param token Opens a survey with an access code; null if it did not arrive yet.
 */
export function useFigures(
  managed: ManagedSurvey,
  token: string | null,
): Loaded<Analytics | null> {
  const { id } = managed.survey;
  const shown = isShown(managed);
  const counted = `${managed.releasedCount} ${managed.leftOutReason}`;
  const load = useCallback(
    async (signal: AbortSignal) =>
      shown && token !== null ? getFigures(id, token, signal) : null,
    [id, shown, token],
  );
  const { loaded, refresh } = useLoad(load);
  const last = useRef(counted);
  useEffect(() => {
    if (last.current === counted) return;
    last.current = counted;
    refresh();
  }, [counted, refresh]);
  return loaded;
}

async function getFigures(
  surveyId: string,
  token: string,
  signal: AbortSignal,
): Promise<Analytics> {
  const query = credentialQuery({ shareToken: token || undefined });
  return readAnalytics(
    await request(surveyPath(surveyId, "analytics"), { query, signal }),
  );
}
