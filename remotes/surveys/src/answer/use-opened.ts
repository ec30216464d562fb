import type { SurveyLimits } from "@nearsay/core/contract";
import { isStillUpcoming } from "@nearsay/core/forms";
import { useNow } from "@nearsay/core/ui";
import { useMemo } from "react";

/**
 * A survey, or its questions, at the current time: it may have opened since the
 * server described it.
 */
export function useOpened<Limited extends SurveyLimits>(
  given: Limited,
): Limited {
  const now = useNow();
  const opened = given.upcoming === true && !isStillUpcoming(given, now);
  return useMemo(() => {
    if (!opened) return given;
    const { upcoming: _, ...rest } = given;
    return rest as Limited;
  }, [given, opened]);
}
