import {
  type SurveyLanguage,
  limits,
  scopeRadii,
} from "@nearsay/core/contract";
import { type Box, type Coordinates, snapToGrid } from "@nearsay/core/domain";
import type { Cache } from "../../base/cache/cache.ts";
import { Ready, nextOf } from "../../base/cache/ready.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { cutPage } from "../../base/page.ts";
import { type ListedSurvey, addFirstQuestions } from "../first-question.ts";
import { turnsOf } from "../survey.ts";
import type { SurveyRow } from "../survey-repository.ts";
import { type ListCursor, readCursor, writeCursor } from "./list-cursor.ts";
import {
  type ListPart,
  type ListedRow,
  listLanguages,
  listPart,
} from "./list-repository.ts";
import { mixActive } from "./mix-active.ts";

export interface SurveyList {
  surveys: ListedSurvey[];
  /** The center of a grid cell; null if the visitor's location is unknown. */
  viewer: Coordinates | null;
  readAt: Date;
  /** The cursor of the next page; null at the end. */
  next: string | null;
  /** The languages of all surveys that lists show; null on further pages. */
  languages: SurveyLanguage[] | null;
}

export interface ListQuery {
  /** The `next` of the page before. */
  after?: string | undefined;
  openOnly?: boolean;
  /**
   * Leaves out surveys farther away and those without a position. Ignored if
   * the visitor's location is unknown.
   */
  withinKm?: number | undefined;
  language?: SurveyLanguage | undefined;
  /** Leaves out surveys that are positioned outside the box. */
  box?: Box | undefined;
}

/**
 * Lists public surveys. First are those whose authors chose that people nearby
 * see them first, then other open surveys, then closed ones. Each section is
 * sorted by distance from `place`, followed by surveys without a position. If
 * the location is unknown, the newest open surveys are shown, mixed with the
 * most answered among them. Within one grid cell the newest are first.
 * @throws Refusal INVALID_REQUEST if `after` is not a cursor of a list.
 */
export type ListSurveys = ReturnType<typeof createListSurveys>;

/** All visitors in one grid cell get the same list. */
export function createListSurveys(
  db: Database,
  clock: Clock,
  { lists }: { lists: Cache<string, Ready<SurveyList>> },
) {
  return async (
    place: Coordinates | null,
    query: ListQuery = {},
  ): Promise<Ready<SurveyList>> => {
    const viewer = place && snapToGrid(place);
    const parts = partsOf(viewer, query);
    const read = (start: ListCursor | null) =>
      readList(db, { parts, viewer, start }, clock());
    // Not cached, as a client can request any number of pages and boxes. Only
    // first pages without a box are shared by many visitors.
    if (query.after !== undefined)
      return read(readCursor(query.after, parts.length));
    if (query.box !== undefined) return read(null);
    const { openOnly = false, withinKm, language } = query;
    const cell = viewer ? `${viewer.lat} ${viewer.lng}` : "anywhere";
    const key = `${cell} ${openOnly} ${withinKm} ${language}`;
    return lists.get(key, () => read(null));
  };
}

const earthKm = 6371;

function partsOf(
  viewer: Coordinates | null,
  { openOnly, withinKm = Infinity, language, box }: ListQuery,
): ListPart[] {
  const states = openOnly ? (["open"] as const) : (["open", "closed"] as const);
  const wanted = { box, language };
  if (viewer === null) return states.map((state) => ({ state, ...wanted }));
  const around = viewer;
  const reachMax = withinKm === Infinity ? undefined : reachOf(withinKm);
  // No survey has a larger radius, so the limit keeps this query short.
  const firstMax = reachOf(Math.min(withinKm, Math.max(...scopeRadii)));
  const anywhere = reachMax === undefined && box === undefined;
  return states.flatMap((state): ListPart[] => [
    ...(state === "open"
      ? [{ state, around, reachMax: firstMax, ...wanted, first: true as const }]
      : []),
    {
      state,
      around,
      reachMax,
      ...wanted,
      ...(state === "open" && { first: null }),
    },
    ...(anywhere ? [{ state, around: null, language }] : []),
  ]);
}

/** Converts to a straight line through the sphere of radius 1. */
function reachOf(km: number): number {
  return 2 * Math.sin(Math.min(km / earthKm, Math.PI) / 2);
}

interface Wanted {
  parts: readonly ListPart[];
  viewer: Coordinates | null;
  start: ListCursor | null;
}

async function readList(
  db: Database,
  wanted: Wanted,
  now: Date,
): Promise<Ready<SurveyList>> {
  const { viewer, parts, start } = wanted;
  const found = await readPage(db, wanted, now);
  const { items: page, next } = cutPage(
    found,
    limits.listMax,
    ({ part, row }) => writeCursor({ part, after: row }),
  );
  const turns = page.flatMap(({ row }) => turnsOf(row));
  const ordered = viewer ? page.map(({ row }) => row) : mixOpen(page, parts);
  const [surveys, languages] = await Promise.all([
    addFirstQuestions(db, ordered, now),
    start === null ? listLanguages(db) : null,
  ]);
  return new Ready(
    { surveys, viewer, readAt: now, next, languages },
    nextOf(turns, now),
  );
}

type Found = { row: ListedRow; part: number };

/** One survey more than a page holds, if there are more. */
async function readPage(
  db: Database,
  { parts, start }: Wanted,
  now: Date,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const [number, part] of parts.entries()) {
    const room = limits.listMax + 1 - found.length;
    if (number < (start?.part ?? 0) || room === 0) continue;
    const after = number === start?.part ? start.after : null;
    const rows = await listPart(db, part, { after, now }, room);
    found.push(...rows.map((row) => ({ row, part: number })));
  }
  return found;
}

function mixOpen(page: Found[], parts: readonly ListPart[]): SurveyRow[] {
  const rowsOf = (state: ListPart["state"]) =>
    page
      .filter(({ part }) => parts[part]?.state === state)
      .map(({ row }) => row);
  return [...mixActive(rowsOf("open")), ...rowsOf("closed")];
}
