import type { Survey } from "@nearsay/core/contract";
import { useCallback, useMemo, useState } from "react";
import { useReported } from "../card/marks.ts";

export interface Listed {
  readonly surveys: readonly Survey[];
  /** Ids of those that were reported in this list. */
  readonly thanked: ReadonlySet<string>;
  /** The same function on every render. */
  readonly thank: (surveyId: string) => void;
}

/** What a list shows of what was found: nothing that the viewer reported, but thanks for what was reported in it. */
export function useListed(found: readonly Survey[]): Listed {
  const reported = useReported();
  const [thanked, setThanked] = useState<ReadonlySet<string>>(new Set());
  const thank = useCallback((surveyId: string) => {
    setThanked((before) => new Set(before).add(surveyId));
  }, []);
  return useMemo(() => {
    const surveys = found.filter(({ id }) => !reported[id] || thanked.has(id));
    return { surveys, thanked, thank };
  }, [found, reported, thanked, thank]);
}
