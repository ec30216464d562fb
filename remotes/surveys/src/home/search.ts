import {
  limits,
  listReaches,
  type ListReach,
  readSurveyLanguage,
  type SurveyLanguage,
  type TopMetric,
} from "@nearsay/core/contract";
import { clipText, trimText } from "@nearsay/core/domain";

/** What the list shows: all that is near, or what was looked for. */
export type Search =
  | { kind: "all"; filters: Filters }
  /** The same, on a map. */
  | { kind: "map"; filters: Filters }
  | { kind: "text"; q: string }
  | { kind: "code"; code: string }
  | { kind: "top"; metric: TopMetric };

export const topMetrics: readonly TopMetric[] = [
  "responses",
  "likes",
  "discussion",
];

/** What is left out of all that is near. */
export interface Filters {
  openOnly: boolean;
  /** What this person has answered. */
  unanswered: boolean;
  /** What is farther than so many kilometres. */
  within: ListReach | null;
  /** What is written in another language. */
  language: SurveyLanguage | null;
}

export const noFilters: Filters = {
  openOnly: false,
  unanswered: false,
  within: null,
  language: null,
};

/** Everything. */
export const all: Search = { kind: "all", filters: noFilters };

/** A search for what was typed; for everything when that is blank. */
export function textSearch(typed: string): Search {
  const q = clipText(trimText(typed), limits.titleMax);
  return q === "" ? all : { kind: "text", q };
}

/** What stands in the search box while this is shown. */
export function textOf(search: Search): string {
  if (search.kind === "text") return search.q;
  return search.kind === "code" ? search.code : "";
}

/** Tells one search from another. */
export function keyOf(search: Search): string {
  const what =
    search.kind === "top"
      ? search.metric
      : search.kind === "all" || search.kind === "map"
        ? toQuery(search).toString()
        : textOf(search);
  return `${search.kind} ${what}`;
}

/** As the address says it, which never says a code. */
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

/** @param code The code to search by, which is not the address's to keep. */
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

/** What no list knows is not asked for. */
function readFilters(query: URLSearchParams): Filters {
  const within = query.get("within");
  return {
    openOnly: query.get("open") === "1",
    unanswered: query.get("unanswered") === "1",
    within: listReaches.find((reach) => String(reach) === within) ?? null,
    language: readSurveyLanguage(query.get("language")),
  };
}
