import { finestSquare, type MapPiece, snapToGrid } from "@nearsay/core/domain";
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

/** Latitude and longitude of a cell's middle, and how many surveys are in it or in the square around it. */
type Cell = [lat: number, lng: number, surveys: number];

export interface SurveyCells {
  cells: Cell[];
  /** Of those squares; left out where each cell is told. */
  level?: number;
}

export interface CellsQuery extends CellFilters {
  /** The whole map where it is left out. */
  piece?: MapPiece | undefined;
}

/** What opens and closes by itself is counted so much later, in milliseconds. */
const keptMs = 10_000;

/** So many surveys or fewer are told by cells. */
export const apartMax = 500;

const wholeMap: MapPiece = {
  ...{ west: -180, south: -90, east: 180, north: 90 },
  level: 4,
};

export type ListCells = ReturnType<typeof createListCells>;

/** Where the surveys of the list stand, for a map of them. */
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
    // Anybody can ask for as many pieces as they like.
    if (query.piece !== undefined) return read(query);
    const { openOnly = false, language } = query;
    return cells.get(`${openOnly} ${language}`, () => read(query));
  };
}

type Look = (level: number, ranges: KeyRange[]) => Promise<SquareRow[]>;

/** By squares, and by cells where few surveys are or squares are as small as those. */
async function readPiece(piece: MapPiece, look: Look): Promise<SurveyCells> {
  const { level } = piece;
  let keys = keysOf(piece);
  if (level < finestSquare) {
    const squares = await look(level, rangesIn(keys, 0));
    const surveys = squares.reduce((sum, square) => sum + square.surveys, 0);
    if (surveys > apartMax) return { cells: squares.map(toMark), level };
    keys = squares.map(({ square }) => square);
  }
  const cells = await look(cellLevel, rangesIn(keys, cellLevel - level));
  return { cells: cells.map(({ lat, lng, surveys }) => [lat, lng, surveys]) };
}

/** At a cell near the middle of what it counts, as no place is told finer. */
function toMark({ lat, lng, surveys }: SquareRow): Cell {
  const cell = snapToGrid({ lat, lng });
  return [cell.lat, cell.lng, surveys];
}
