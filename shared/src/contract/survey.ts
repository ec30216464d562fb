import {
  by,
  count,
  flag,
  numberOrNull,
  type Read,
  readFields,
  text,
  textOrNull,
} from "./fields.ts";
import {
  asRecord,
  ContractError,
  isRecord,
  type Json,
  mapValues,
  readItems,
  readString,
  rejectHtml,
  toCount,
} from "./read.ts";
import { type Question, readQuestions } from "./question.ts";
import { type SurveyLimits, readSurveyLimits } from "./survey-ending.ts";
import { type SurveyPlace, readSurveyPlace } from "./survey-place.ts";
import { type SurveyLanguage, readSurveyLanguage } from "./survey-language.ts";

const idNames = ["surveyId", "id", "survey_id"] as const;

const surveyFields = {
  id: text(...idNames),
  uuid: textOrNull("surveyUuid", "uuid", "survey_uuid"),
  title: text(),
  instructions: text(),
  createdAt: textOrNull("surveyCreatedAt", "created_at", "createdAt"),
  expiresAt: textOrNull("expiresAt", "expires_at"),
  expired: flag(),
  responseCount: count("responses_count", "responsesCount"),
  postCount: count("post_count", "postCount"),
  likeCount: count("like_count", "likeCount"),
  latitude: numberOrNull("latitude", "center_lat"),
  longitude: numberOrNull("longitude", "center_lon"),
  distanceMeters: numberOrNull("distanceMeters", "distance_meters"),
  requiresCode: flag("requires_code", "requiresCode"),
  exportRestricted: flag(
    "exportHtmlRestricted",
    "export_html_restricted",
    "requires_export_html_code",
    "export_html_code_set",
  ),
  /** Created by the first start of an empty server, to show the product with content. */
  demo: flag(),
  /** Language in which it is written; null if unknown. */
  language: by(readSurveyLanguage),
};

/** A survey as shown in lists and on pages. Times are ISO 8601; distances are metres. */
export interface Survey
  extends Read<typeof surveyFields>, SurveyLimits, SurveyPlace {
  /** Its first question, in a list in which people can begin to answer it. */
  firstQuestion?: Question;
}

const surveyPageFields = {
  counts: by((counts) => mapValues(asRecord(counts), toCount)),
  /** Cursor of the next page; null at the end. */
  next: textOrNull(),
  /** Suggested correction of the search text; null if the text was found. */
  didYouMean: textOrNull("did_you_mean"),
  /** Languages of the surveys in this and all other lists; empty if the page does not say. */
  languages: by(readLanguages),
};

export interface SurveyList extends Read<typeof surveyPageFields> {
  items: Survey[];
}

export type { surveyFields, surveyPageFields };

/** Reads a list reply; items without an id are skipped. */
export function readSurveyList(reply: unknown): SurveyList {
  const items = readItems(reply)
    .filter((item) => readString(item, ...idNames) !== "")
    .map((item) => ({ ...readSurvey(item), ...readFirstQuestion(item) }));
  return { items, ...readFields(surveyPageFields, reply) };
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
  if (readString(item, ...idNames) === "")
    throw new ContractError("Survey metadata missing survey id");
  return {
    ...readFields(surveyFields, item),
    ...readSurveyLimits(item),
    ...readSurveyPlace(item),
  };
}

function readFirstQuestion(item: Json): Pick<Survey, "firstQuestion"> | null {
  const [firstQuestion] = readQuestions([item.first_question]);
  return firstQuestion?.type === "multiple_choice" ? { firstQuestion } : null;
}

function readLanguages(tags: unknown): SurveyLanguage[] {
  const known = Array.isArray(tags) ? tags.map(readSurveyLanguage) : [];
  return known.filter((tag) => tag !== null);
}
