import { useLocation, useSearchParams } from "@nearsay/core/router";

/** The survey the home page was opened for. */
export interface Featured {
  id: string;
  /** Just published by the viewer. */
  fresh: boolean;
  shareToken: string | null;
}

/** From the navigation state after publishing, otherwise from the query parameter `s`. */
export function useFeatured(): Featured | null {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const created = createdSurveyId(state);
  if (created !== null) return { id: created, fresh: true, shareToken: null };
  const linked = query.get("s")?.trim() ?? "";
  if (linked === "") return null;
  return { id: linked, fresh: false, shareToken: query.get("share_token") };
}

function createdSurveyId(state: unknown): string | null {
  if (typeof state !== "object" || state === null) return null;
  if (!("createdSurveyId" in state)) return null;
  const { createdSurveyId: id } = state;
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}
