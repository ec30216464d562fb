import { pointsOf, shiftsOf } from "@nearsay/core/charts";
import type { ChangeKey, Changes } from "../changes/changes.tsx";
import type { Views } from "./use-views.ts";

/** The effect of leaving out flagged answers on each option's share, in percentage points. */
export function comparePoints({ all, without }: Views): Changes {
  const points = shiftsOf(all, without).map((shift): [ChangeKey, number] => [
    `option:${shift.questionId}:${shift.option}`,
    pointsOf(shift),
  ]);
  const grown = new Map(points.filter(([, change]) => change !== 0));
  return { update: 0, grown, inPoints: true };
}
