import { listCells } from "../../api/survey-calls.ts";
import type { SurveyCell } from "@nearsay/core/contract";
import { type Box, pieceOf } from "@nearsay/core/domain";
import { useLoad } from "@nearsay/core/ui";
import { useCallback, useMemo } from "react";
import type { Filters } from "../search.ts";
import { useRested } from "./use-rested.ts";

/** The contents of an area of the map. */
export interface Piece {
  box: Box;
  cells: readonly SurveyCell[];
  /** Number of surveys in the area. */
  count: number;
}

/**
 * The area of the map around the visible box. If the server merges the cells of
 * the full map into bins, an area of it is loaded, with whole bins at its
 * edges.
 * @param all Cells of the full map; null while loading.
 * @param box The visible area; null until known.
 * @returns Null while nothing is known of it.
 */
export function usePieces(
  all: readonly SurveyCell[] | null,
  box: Box | null,
  { openOnly, language }: Filters,
): Piece | null {
  const isJoined = all?.some(({ across }) => across !== undefined) ?? false;
  const rested = useRested(isJoined ? box : null);
  // A map that moves by less than one bin keeps the same area.
  const wanted = rested && JSON.stringify(pieceOf(rested));
  const { loaded } = useLoad(
    useCallback(
      async (signal: AbortSignal): Promise<Piece> => {
        if (wanted === null) return new Promise(() => undefined);
        const piece = JSON.parse(wanted) as ReturnType<typeof pieceOf>;
        const asked = { openOnly, language, piece };
        const cells = await listCells(asked, signal);
        const { level: _level, ...edges } = piece;
        return { box: edges, cells, count: sumOf(cells) };
      },
      [wanted, openOnly, language],
    ),
  );
  const whole = useMemo(
    () =>
      box &&
      all && {
        box,
        cells: all,
        count: sumOf(all.filter((cell) => isIn(cell, box))),
      },
    [all, box],
  );
  if (!isJoined) return whole;
  return loaded.status === "loaded" ? loaded.value : null;
}

function sumOf(cells: readonly SurveyCell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

function isIn({ lat, lng }: SurveyCell, box: Box): boolean {
  const { west, south, east, north } = box;
  const isBetween =
    west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return isBetween && lat >= south && lat <= north;
}
