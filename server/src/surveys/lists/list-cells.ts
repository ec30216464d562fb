import { finestMapBin, type MapPiece, snapToGrid } from "@nearsay/core/domain";
import type { Cache } from "../../base/cache/cache.ts";
import { Ready } from "../../base/cache/ready.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import {
  type CellFilters,
  type SquareRow,
  listSquares,
} from "./map-repository.ts";
import { cellLevel, keysOf, type KeyRange, rangesIn } from "./square-keys.ts";

/**
 * Latitude and longitude of the center of a grid cell, and the number of
 * surveys in it or in the map bin around it.
 */
type Cell = [lat: number, lng: number, surveys: number];

export interface SurveyCells {
  cells: Cell[];
  /** The level of the map bins; missing if each grid cell is returned. */
  level?: number;
}

export interface CellsQuery extends CellFilters {
  /** The whole map if missing. */
  piece?: MapPiece | undefined;
}

/** Surveys that open or close on schedule can be counted up to this many milliseconds late. */
const keptMs = 10_000;

/** Up to this number, surveys are returned by grid cell. */
export const apartMax = 500;

const wholeMap: MapPiece = {
  west: -180,
  south: -90,
  east: 180,
  north: 90,
  level: 4,
};

export type ListCells = ReturnType<typeof createListCells>;

/** Returns the positions of listed surveys, for a map. */
export function createListCells(
  db: Database,
  clock: Clock,
  { cells }: { cells: Cache<string, Ready<SurveyCells>> },
) {
  async function read({ piece = wholeMap, ...filters }: CellsQuery) {
    const now = clock();
    const found = await readPiece(piece, (level, ranges) =>
      listSquares(db, filters, { level, ranges }, now),
    );
    return new Ready<SurveyCells>(found, now.getTime() + keptMs);
  }

  return (query: CellsQuery = {}): Promise<Ready<SurveyCells>> => {
    // Not cached, as a client can request any number of map pieces.
    if (query.piece !== undefined) return read(query);
    const { openOnly = false, language } = query;
    return cells.get(`${openOnly} ${language}`, () => read(query));
  };
}

type ReadSquares = (level: number, ranges: KeyRange[]) => Promise<SquareRow[]>;

/** By map bins; by grid cells if there are few surveys or the bins are as small as cells. */
async function readPiece(
  piece: MapPiece,
  readSquares: ReadSquares,
): Promise<SurveyCells> {
  const { level } = piece;
  let keys = keysOf(piece);
  if (level < finestMapBin) {
    const squares = await readSquares(level, rangesIn(keys, 0));
    const surveys = squares.reduce((sum, square) => sum + square.surveys, 0);
    if (surveys > apartMax) return { cells: squares.map(toMark), level };
    keys = squares.map(({ square }) => square);
  }
  const cells = await readSquares(cellLevel, rangesIn(keys, cellLevel - level));
  return { cells: cells.map(({ lat, lng, surveys }) => [lat, lng, surveys]) };
}

/**
 * Snaps to a grid cell near the mean position of the counted surveys, as no
 * position is returned with finer precision.
 */
function toMark({ lat, lng, surveys }: SquareRow): Cell {
  const cell = snapToGrid({ lat, lng });
  return [cell.lat, cell.lng, surveys];
}
