import {
  limits,
  listReaches,
  type ListReach,
  readSurveyLanguage,
  type SurveyLanguage,
  type TopMetric,
} from "@nearsay/core/contract";
import { clipText, lengthOf, trimText } from "@nearsay/core/forms";

/** What the list shows: all nearby surveys, or a search. */
export type Search =
  | { kind: "all"; filters: Filters }
  /** All surveys, on a map. */
  | { kind: "map"; filters: Filters }
  | { kind: "text"; q: string }
  | { kind: "code"; code: string }
  | { kind: "top"; metric: TopMetric };

export const topMetrics: readonly TopMetric[] = [
  "responses",
  "likes",
  "discussion",
];

/** Filters on all nearby surveys. */
export interface Filters {
  openOnly: boolean;
  /** Omits surveys that this person has answered. */
  unanswered: boolean;
  /** Omits surveys farther away than this number of kilometres. */
  within: ListReach | null;
  /** Omits surveys in other languages. */
  language: SurveyLanguage | null;
}

export const noFilters: Filters = {
  openOnly: false,
  unanswered: false,
  within: null,
  language: null,
};

/** All surveys, without filters. */
export const all: Search = { kind: "all", filters: noFilters };

/** Whether it is a search by text or code, which somebody typed. */
export function isSought({ kind }: Search): boolean {
  return kind === "text" || kind === "code";
}

/** Whether a text that was searched for may be an access code. */
export function mayBeCode(text: string): boolean {
  const length = lengthOf(text);
  return (
    !/\s/.test(text) && length >= limits.codeMin && length <= limits.codeMax
  );
}

/** A search for the typed text, or for everything if it is blank. */
export function textSearch(typed: string): Search {
  const q = clipText(trimText(typed), limits.queryMax);
  return q === "" ? all : { kind: "text", q };
}

/** The text in the search box for this search. */
export function textOf(search: Search): string {
  if (search.kind === "text") return search.q;
  return search.kind === "code" ? search.code : "";
}

/** A key that differs between different searches. */
export function keyOf(search: Search): string {
  const what =
    search.kind === "top"
      ? search.metric
      : search.kind === "all" || search.kind === "map"
        ? toQuery(search).toString()
        : textOf(search);
  return `${search.kind} ${what}`;
}

/** The search as query parameters, which never contain a code. */
export function toQuery(search: Search): URLSearchParams {
  if (search.kind === "text") return new URLSearchParams({ q: search.q });
  if (search.kind === "top") return new URLSearchParams({ top: search.metric });
  if (search.kind === "code") return new URLSearchParams();
  const { openOnly, unanswered, within, language } = search.filters;
  return new URLSearchParams({
    ...(search.kind === "map" && { view: "map" }),
    ...(openOnly && { open: "1" }),
    ...(unanswered && { unanswered: "1" }),
    ...(within !== null && { within: String(within) }),
    ...(language !== null && { language }),
  });
}

/** @param code The code to search by, which must not be in the address. */
export function readSearch(
  query: URLSearchParams,
  code: string | null,
): Search {
  if (code !== null) return { kind: "code", code };
  const search = textSearch(query.get("q") ?? "");
  if (search.kind === "text") return search;
  const metric = topMetrics.find((known) => known === query.get("top"));
  if (metric) return { kind: "top", metric };
  const kind = query.get("view") === "map" ? "map" : "all";
  return { kind, filters: readFilters(query) };
}

/** Filters with unknown values are ignored. */
function readFilters(query: URLSearchParams): Filters {
  const within = query.get("within");
  return {
    openOnly: query.get("open") === "1",
    unanswered: query.get("unanswered") === "1",
    within: listReaches.find((reach) => String(reach) === within) ?? null,
    language: readSurveyLanguage(query.get("language")),
  };
}
