import type { Cache } from "../../base/cache/cache.ts";
import { Ready } from "../../base/cache/ready.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import {
  type CellFilters,
  type CellRow,
  listCells,
} from "./list-repository.ts";

/** Latitude and longitude of a cell's middle, and how many surveys stand in it. */
export interface SurveyCells {
  cells: [lat: number, lng: number, surveys: number][];
}

/** What opens and closes by itself is counted so much later, in milliseconds: each is a look at all surveys. */
const keptMs = 10_000;

/** A map of more is fetched and drawn too slowly. */
export const cellsMax = 20_000;

export type ListCells = ReturnType<typeof createListCells>;

/** Where the surveys of the list stand, for a map of them. */
export function createListCells(
  db: Database,
  clock: Clock,
  { cells }: { cells: Cache<string, Ready<SurveyCells>> },
) {
  async function read(filters: CellFilters): Promise<Ready<SurveyCells>> {
    const now = clock();
    const rows = joinCells(await listCells(db, filters, now), cellsMax);
    return new Ready(
      { cells: rows.map(({ lat, lng, surveys }) => [lat, lng, surveys]) },
      now.getTime() + keptMs,
    );
  }

  return (filters: CellFilters = {}): Promise<Ready<SurveyCells>> => {
    const { openOnly = false, language } = filters;
    return cells.get(`${openOnly} ${language}`, () => read(filters));
  };
}

/** Counts cells of one square of degrees together, at the one with most surveys, in squares as large as it takes. */
export function joinCells(cells: CellRow[], most: number): CellRow[] {
  let joined = cells;
  for (let edge = 0.1; joined.length > most; edge *= 2) {
    const squares = new Map<string, CellRow & { fullest: number }>();
    for (const { lat, lng, surveys } of cells) {
      const key = `${Math.floor(lat / edge)} ${Math.floor(lng / edge)}`;
      const known = squares.get(key);
      const isFuller = surveys > (known?.fullest ?? 0);
      const at = isFuller || known === undefined ? { lat, lng } : known;
      squares.set(key, {
        ...{ lat: at.lat, lng: at.lng },
        surveys: surveys + (known?.surveys ?? 0),
        fullest: Math.max(surveys, known?.fullest ?? 0),
      });
    }
    joined = [...squares.values()];
  }
  return joined;
}
