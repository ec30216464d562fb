import { limits } from "@nearsay/core/contract";
import type { SurveyListReply } from "@nearsay/core/contract/schema";
import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import type { Static } from "typebox";
import type { Cache } from "../base/cache/cache.ts";
import { Ready, nextOf } from "../base/cache/ready.ts";
import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import { type SurveyItemReply, toSurveyItem } from "./survey-item.ts";
import {
  type SurveyRow,
  listNearestSurveys,
  listNewestSurveys,
  listNewestUnplacedSurveys,
} from "./survey-repository.ts";

export type SurveyList = Static<typeof SurveyListReply>;

/** Public surveys: nearest first around `place`, then those without one; newest first where no place is known. */
export type ListSurveys = (
  place: Coordinates | null,
) => Promise<Ready<SurveyList>>;

/** Everyone in one cell of the grid is shown the same list. */
export function createListSurveys(
  db: Database,
  clock: Clock,
  { lists }: { lists: Cache<string, Ready<SurveyList>> },
): ListSurveys {
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
  const items = rows.map((row) => toSurveyItem(row, now, viewer));
  const list = { items: items.sort(byDistance), counts: countsOf(items) };
  const endings = rows.map(({ expiresAt }) => expiresAt);
  return new Ready(list, nextOf(endings, now));
}

async function nearestFirst(
  db: Database,
  viewer: Coordinates,
): Promise<SurveyRow[]> {
  const near = await listNearestSurveys(db, viewer, limits.listMax);
  const room = limits.listMax - near.length;
  if (room === 0) return near;
  return [...near, ...(await listNewestUnplacedSurveys(db, room))];
}

/** The grid puts many surveys at one distance: among these the newest comes first. */
function byDistance(a: SurveyItemReply, b: SurveyItemReply): number {
  const [near, far] = [a.distanceMeters, b.distanceMeters].map(
    (distance) => distance ?? Number.MAX_SAFE_INTEGER,
  );
  return (near ?? 0) - (far ?? 0) || b.surveyId - a.surveyId;
}

function countsOf(items: SurveyItemReply[]): SurveyList["counts"] {
  return {
    surveys: items.length,
    open: items.filter(({ expired }) => !expired).length,
    nearby: items.filter(({ distanceMeters }) => distanceMeters !== null)
      .length,
  };
}
