import { getAnalytics } from "../api/figures.ts";
import type { Analytics } from "@nearsay/core/contract";
import { withWaiting } from "@nearsay/core/charts";
import { useLoad } from "@nearsay/core/ui";
import { useCallback, useState } from "react";

/** Whose answers are shown. */
export type From = "all" | "here" | "elsewhere";

/** Figures of people here, and of people elsewhere; null if the server does not report them. */
interface Pair {
  here: Analytics | null;
  elsewhere: Analytics | null;
}

export interface AnswersFrom {
  from: From;
  /** The groups with figures, starting with all. */
  groups: readonly From[];
  /** The figures to show; null if all are shown, and until they are loaded. */
  figures: Analytics | null;
  /** The figures of the other group, if they are reported too. */
  others: Analytics | null;
  failed: boolean;
  choose: (from: From) => void;
}

/**
 * Loads the answers of people here and elsewhere on request, and again with
 * newer combined figures.
 */
export function useAnswersFrom(
  surveyId: string,
  code: string | undefined,
  whole: Analytics,
): AnswersFrom {
  const [wanted, choose] = useState<From>("all");
  const groups = groupsOf(whole);
  const from = groups.includes(wanted) ? wanted : "all";
  const isPart = from !== "all";
  const { loaded } = useLoad(
    useCallback(
      (signal: AbortSignal) =>
        isPart ? load(surveyId, code, whole, signal) : Promise.resolve(null),
      [surveyId, code, whole, isPart],
    ),
  );
  const pair = loaded.status === "loaded" ? loaded.value : null;
  const other = from === "here" ? "elsewhere" : "here";
  return {
    from,
    groups,
    choose,
    figures: isPart && pair ? pair[from] : null,
    others: isPart && pair ? pair[other] : null,
    failed: isPart && loaded.status === "failed",
  };
}

function groupsOf({ rings }: Analytics): From[] {
  const sides = (["here", "elsewhere"] as const).filter((side) =>
    rings.some(({ from }) => from === side),
  );
  return ["all", ...sides];
}

async function load(
  surveyId: string,
  code: string | undefined,
  whole: Analytics,
  signal: AbortSignal,
): Promise<Pair> {
  const groups = groupsOf(whole);
  const read = async (from: "here" | "elsewhere") =>
    groups.includes(from)
      ? withWaiting(
          await getAnalytics(surveyId, { code }, signal, { from }),
          whole,
        )
      : null;
  const [here, elsewhere] = await Promise.all([
    read("here"),
    read("elsewhere"),
  ]);
  return { here, elsewhere };
}
