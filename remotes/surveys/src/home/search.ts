import { limits, type TopMetric } from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/domain";

/** What the list shows: all that is near, or what was looked for. */
export type Search =
  | { kind: "all" }
  | { kind: "text"; q: string }
  | { kind: "code"; code: string }
  | { kind: "top"; metric: TopMetric };

export const topMetrics: readonly TopMetric[] = [
  "responses",
  "likes",
  "discussion",
];

const all: Search = { kind: "all" };

/** A search for what was typed; for everything when that is blank. */
export function textSearch(typed: string): Search {
  const q = clipText(typed.trim(), limits.titleMax);
  return q === "" ? all : { kind: "text", q };
}

/** What stands in the search box while this is shown. */
export function textOf(search: Search): string {
  if (search.kind === "text") return search.q;
  return search.kind === "code" ? search.code : "";
}

/** Tells one search from another. */
export function keyOf(search: Search): string {
  const what = search.kind === "top" ? search.metric : textOf(search);
  return `${search.kind} ${what}`;
}

/** As the address says it, which never says a code. */
export function toQuery(search: Search): URLSearchParams {
  if (search.kind === "text") return new URLSearchParams({ q: search.q });
  if (search.kind === "top") return new URLSearchParams({ top: search.metric });
  return new URLSearchParams();
}

/** @param code The code to search by, which is not the address's to keep. */
export function readSearch(
  { q, top }: { q: string | null; top: string | null },
  code: string | null,
): Search {
  if (code !== null) return { kind: "code", code };
  const search = textSearch(q ?? "");
  if (search.kind === "text") return search;
  const metric = topMetrics.find((known) => known === top);
  return metric ? { kind: "top", metric } : all;
}
