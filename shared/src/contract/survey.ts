import {
  ContractError,
  asRecord,
  isRecord,
  readBoolean,
  readCount,
  readItems,
  readNumber,
  readOptionalString,
  readString,
  rejectHtml,
} from "./read.ts";
import { type SurveyLimits, readSurveyLimits } from "./survey-ending.ts";
import { type SurveyPlace, readSurveyPlace } from "./survey-place.ts";
import { type SurveyLanguage, readSurveyLanguage } from "./survey-language.ts";

/** A survey as shown in lists and on pages. Times are ISO 8601; distances are metres. */
export interface Survey extends SurveyLimits, SurveyPlace {
  id: string;
  uuid: string | null;
  title: string;
  instructions: string;
  createdAt: string | null;
  expiresAt: string | null;
  expired: boolean;
  responseCount: number;
  postCount: number;
  likeCount: number;
  latitude: number | null;
  longitude: number | null;
  distanceMeters: number | null;
  requiresCode: boolean;
  exportRestricted: boolean;
  /** Created by the first start of an empty server, to show the product with content. */
  demo: boolean;
  /** Language in which it is written; null if unknown. */
  language: SurveyLanguage | null;
}

export interface SurveyList {
  items: Survey[];
  counts: Record<string, number>;
  /** Cursor of the next page; null at the end. */
  next: string | null;
  /** Suggested correction of the search text; null if the text was found. */
  didYouMean: string | null;
  /** Languages of the surveys in this and all other lists; empty if the page does not say. */
  languages: SurveyLanguage[];
}

/** Reads a list reply; items without an id are skipped. */
export function readSurveyList(reply: unknown): SurveyList {
  const items = readItems(reply)
    .filter((item) => surveyId(item) !== "")
    .map(readSurvey);
  const counts = asRecord(asRecord(reply).counts);
  return {
    items,
    counts: Object.fromEntries(
      Object.keys(counts).map((name) => [name, readCount(counts, name)]),
    ),
    next: readOptionalString(asRecord(reply), "next"),
    didYouMean: readOptionalString(asRecord(reply), "did_you_mean"),
    languages: readLanguages(asRecord(reply).languages),
  };
}

/** A grid cell by its centre, and the number of surveys in it or in the map bin around it. */
export interface SurveyCell {
  lat: number;
  lng: number;
  count: number;
  /** Width of that bin in degrees of longitude; omitted for the cell alone. */
  across?: number;
}

export function readCells(reply: unknown): SurveyCell[] {
  const { cells, level } = asRecord(reply);
  if (!Array.isArray(cells)) return [];
  const width = isFinite(level) ? { across: 360 / 2 ** level } : null;
  return cells.flatMap((cell: unknown) => {
    const [lat, lng, count] = Array.isArray(cell) ? (cell as unknown[]) : [];
    return isFinite(lat) && isFinite(lng) && isFinite(count)
      ? [{ lat, lng, count, ...width }]
      : [];
  });
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}

/**
 * Reads one survey, bare or wrapped as `{ survey }`.
 * @throws ContractError when there is none, or it has no id.
 */
export function readSurvey(reply: unknown): Survey {
  rejectHtml(reply);
  const { survey } = asRecord(reply);
  const item = isRecord(survey) ? survey : reply;
  if (!isRecord(item)) throw new ContractError("Survey metadata unavailable");
  const id = surveyId(item);
  if (id === "") throw new ContractError("Survey metadata missing survey id");
  return {
    id,
    uuid: readOptionalString(item, "surveyUuid", "uuid", "survey_uuid"),
    title: readString(item, "title"),
    instructions: readString(item, "instructions"),
    createdAt: readOptionalString(
      item,
      "surveyCreatedAt",
      "created_at",
      "createdAt",
    ),
    expiresAt: readOptionalString(item, "expiresAt", "expires_at"),
    expired: readBoolean(item, "expired"),
    responseCount: readCount(item, "responses_count", "responsesCount"),
    postCount: readCount(item, "post_count", "postCount"),
    likeCount: readCount(item, "like_count", "likeCount"),
    latitude: readNumber(item, "latitude", "center_lat"),
    longitude: readNumber(item, "longitude", "center_lon"),
    distanceMeters: readNumber(item, "distanceMeters", "distance_meters"),
    requiresCode: readBoolean(item, "requires_code", "requiresCode"),
    exportRestricted: readBoolean(
      item,
      "exportHtmlRestricted",
      "export_html_restricted",
      "requires_export_html_code",
      "export_html_code_set",
    ),
    demo: readBoolean(item, "demo"),
    language: readSurveyLanguage(item.language),
    ...readSurveyLimits(item),
    ...readSurveyPlace(item),
  };
}

function readLanguages(tags: unknown): SurveyLanguage[] {
  const known = Array.isArray(tags) ? tags.map(readSurveyLanguage) : [];
  return known.filter((tag) => tag !== null);
}

function surveyId(item: Record<string, unknown>): string {
  return readString(item, "surveyId", "id", "survey_id");
}
