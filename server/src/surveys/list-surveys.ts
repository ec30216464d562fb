import { limits } from "@nearsay/core/contract";
import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import type { Cache } from "../base/cache/cache.ts";
import { Ready, nextOf } from "../base/cache/ready.ts";
import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import { distanceFrom } from "./survey.ts";
import {
  type SurveyRow,
  isUnplaced,
  listNearestSurveys,
  listNewestSurveys,
} from "./survey-repository.ts";

export interface SurveyList {
  surveys: SurveyRow[];
  /** The middle of a cell; null where no place is known. */
  viewer: Coordinates | null;
  readAt: Date;
}

/** Public surveys: nearest first around `place`, then those without one; newest first where no place is known. */
export type ListSurveys = ReturnType<typeof createListSurveys>;

/** Everyone in one cell of the grid is shown the same list. */
export function createListSurveys(
  db: Database,
  clock: Clock,
  { lists }: { lists: Cache<string, Ready<SurveyList>> },
): (place: Coordinates | null) => Promise<Ready<SurveyList>> {
  return (place) => {
    const viewer = place && snapToGrid(place);
    const cell = viewer ? `${viewer.lat} ${viewer.lng}` : "anywhere";
    return lists.get(cell, () => readList(db, viewer, clock()));
  };
}

async function readList(
  db: Database,
  viewer: Coordinates | null,
  now: Date,
): Promise<Ready<SurveyList>> {
  const rows = viewer
    ? await nearestFirst(db, viewer)
    : await listNewestSurveys(db, limits.listMax);
  const endings = rows.map(({ expiresAt }) => expiresAt);
  const surveys = sortByDistance(rows, viewer);
  return new Ready({ surveys, viewer, readAt: now }, nextOf(endings, now));
}

async function nearestFirst(
  db: Database,
  viewer: Coordinates,
): Promise<SurveyRow[]> {
  const near = await listNearestSurveys(db, viewer, limits.listMax);
  const room = limits.listMax - near.length;
  if (room === 0) return near;
  return [...near, ...(await listNewestSurveys(db, room, isUnplaced))];
}

/** The grid puts many surveys at one distance: among these the newest comes first. */
function sortByDistance(
  rows: readonly SurveyRow[],
  viewer: Coordinates | null,
): SurveyRow[] {
  const placed = rows.map((row) => ({
    row,
    metres: distanceFrom(viewer, row) ?? Number.MAX_SAFE_INTEGER,
  }));
  placed.sort((a, b) => a.metres - b.metres || b.row.surveyId - a.row.surveyId);
  return placed.map(({ row }) => row);
}
