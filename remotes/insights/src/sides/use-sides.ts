import { getAnalytics } from "../api/figures.ts";
import type { Analytics } from "@nearsay/core/contract";
import {
  type Side,
  describeSides,
  sideTexts,
  showsSides,
  withWaiting,
} from "@nearsay/core/charts";
import { useLoad } from "@nearsay/core/ui";
import { useCallback } from "react";

export interface Sides {
  /** The figures of both groups together, from the same load as `sides`. */
  whole: Analytics;
  /** By ticket, then everyone else; empty if they are not shown separately. */
  sides: readonly Side[];
  /** How the two are shown, or why they are not; null if the survey does not separate them. */
  note: string | null;
}

const none: readonly Side[] = [];

type LoadedSides = Pick<Sides, "whole" | "sides"> | "failed" | null;

/**
 * Loads the answers by ticket, and the others, in addition to the combined
 * figures if a survey separates them. Until newer ones are loaded the previous
 * ones stay.
 * @param shown The figures that are shown.
 * @param counted The figures including flagged answers, the only ones that the
 * server separates by group; null until they are loaded.
 */
export function useSides(
  surveyId: string,
  code: string | undefined,
  shown: Analytics,
  counted: Analytics | null,
): Sides {
  const { loaded } = useLoad(
    useCallback(
      (signal: AbortSignal) =>
        counted !== null && showsSides(counted)
          ? loadSides(surveyId, code, counted, signal)
          : Promise.resolve(null),
      [surveyId, code, counted],
    ),
  );
  const value = loaded.status === "loaded" ? loaded.value : null;
  return sidesOf(shown, value);
}

function sidesOf(shown: Analytics, loaded: LoadedSides): Sides {
  const together = { whole: shown, sides: none };
  const note = describeSides(shown);
  if (!showsSides(shown)) return { ...together, note };
  if (loaded === null) return { ...together, note: null };
  return loaded === "failed"
    ? { ...together, note: sideTexts.failed }
    : { ...loaded, note };
}

/** A failure replaces older groups, because newer combined figures would not match their sum. */
async function loadSides(
  surveyId: string,
  code: string | undefined,
  whole: Analytics,
  signal: AbortSignal,
): Promise<LoadedSides> {
  const load = async (
    name: string,
    side: Parameters<typeof getAnalytics>[3],
  ): Promise<Side> => {
    const analytics = await getAnalytics(surveyId, { code }, signal, side);
    return { name, analytics: withWaiting(analytics, whole) };
  };
  try {
    const sides = await Promise.all([
      load(sideTexts.tickets, { only: "tickets" }),
      load(sideTexts.others, { without: "tickets" }),
    ]);
    return { whole, sides };
  } catch {
    return "failed";
  }
}
