import {
  answerPlacesModes,
  scopeRadii,
  surveyScopes,
} from "@nearsay/core/contract";
import { snapToGrid } from "@nearsay/core/domain";
import { type EditorPlace, noPlace } from "../draft/editor-place.ts";
import { fileImport as texts } from "#messages";
import type { LeftOut } from "./left-out.ts";
import { type Json, isJson } from "./opened-survey.ts";

/**
 * The reverse of `documentPlace`. A file without any location property, such as
 * an older one, leaves the choice to the author.
 */
export function readDocumentPlace(source: Json, left: LeftOut): EditorPlace {
  const scope = readScope(source, left);
  const counts = readKnown(
    source.answerPlaces,
    "answerPlaces",
    answerPlacesModes,
    left,
  );
  const where = readWhere(source.place, left);
  const isNear = where.kind === null && (scope.scope ?? counts) !== null;
  return { ...noPlace, ...where, ...(isNear && near), ...scope, counts };
}

const near = { kind: "near" } as const;
const nameMax = 200;
const placeNames = new Set(["id", "name", "lat", "lng"]);

type Where = Pick<EditorPlace, "kind" | "named" | "point">;

function readWhere(given: unknown, left: LeftOut): Where {
  const unset: Where = { kind: null, named: null, point: null };
  if (given === undefined) return unset;
  if (given === null) return { ...unset, kind: "nowhere" };
  const place = isJson(given) ? given : {};
  left.checkNames(place, texts.survey, placeNames);
  const { id, lat, lng } = place;
  const label = left.readText(place.name, texts.survey, "place", nameMax);
  if (isId(id) && label !== "")
    return { ...unset, kind: "named", named: { id, label } };
  if (isWithin(lat, 90) && isWithin(lng, 180))
    return { ...unset, kind: "point", point: snapToGrid({ lat, lng }) };
  left.report(texts.noChoice({ where: texts.survey, name: "place" }));
  return unset;
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === "number" && Math.abs(value) <= most;
}

/** Both or neither: a scope needs a radius, and a radius needs a scope. */
function readScope(source: Json, left: LeftOut) {
  const { scope: kind, radiusMeters: metres } = source;
  const none = { scope: null, radius: noPlace.radius };
  if ((kind ?? null) === null && (metres ?? null) === null) return none;
  const scope = surveyScopes.find((known) => known === kind);
  const radius = scopeRadii.find((km) => km * 1000 === metres);
  if (scope !== undefined && radius !== undefined) return { scope, radius };
  const wrong = scope === undefined ? "scope" : "radiusMeters";
  left.report(texts.noChoice({ where: texts.survey, name: wrong }));
  return none;
}

function readKnown<const Known extends string>(
  value: unknown,
  name: string,
  known: readonly Known[],
  left: LeftOut,
): Known | null {
  if (value === undefined || value === null) return null;
  const found = known.find((one) => one === value);
  if (found === undefined)
    left.report(texts.noChoice({ where: texts.survey, name }));
  return found ?? null;
}
