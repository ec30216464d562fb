import { getAnalytics } from "@nearsay/core/api";
import type { Analytics } from "@nearsay/core/contract";
import {
  type Side,
  describeSides,
  sideTexts,
  showsSides,
  withWaiting,
} from "@nearsay/core/domain/charts";
import { useLoad } from "@nearsay/core/ui";
import { useCallback } from "react";

export interface Sides {
  /** The figures of both sides together; of the same load as these. */
  whole: Analytics;
  /** By ticket, then everybody else; none where they are not shown apart. */
  sides: readonly Side[];
  /** How the two are shown, or why they are not; null where nobody tells them apart. */
  note: string | null;
}

const none: readonly Side[] = [];

type LoadedSides = Pick<Sides, "whole" | "sides"> | "failed" | null;

/**
 * Loads what was answered by ticket, and the rest, beside the figures of all
 * where a survey tells them apart. Until newer ones are there the last stay.
 * @param shown The figures that are looked at.
 * @param counted The same with all that is flagged, of which alone the server tells sides; null until they are loaded.
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

/** A failure is told, as figures of all that are newer than their sides would not add up. */
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
