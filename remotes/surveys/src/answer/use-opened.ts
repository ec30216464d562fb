import type { SurveyLimits } from "@nearsay/core/contract";
import { useNow } from "@nearsay/core/ui";
import { useMemo } from "react";

/** A survey, or its questions, as it is now: what was not open when it was described may have opened since. */
export function useOpened<Limited extends SurveyLimits>(
  given: Limited,
): Limited {
  const now = useNow();
  const opensAt = Date.parse(given.opensAt ?? "");
  const opened = given.upcoming === true && opensAt <= now;
  return useMemo(() => {
    if (!opened) return given;
    const { upcoming: _, ...rest } = given;
    return rest as Limited;
  }, [given, opened]);
}
