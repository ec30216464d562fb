import {
  type OperatorItem,
  type OperatorSurvey,
  readOperatorItem,
  readOperatorSurvey,
} from "@nearsay/core/contract";
import type { Call } from "../frame/use-call.ts";

/** A search result: a post or a reply alone, or a survey with its file. */
export interface FoundFile {
  readonly item: OperatorItem;
  /** Null for a post or a reply. */
  readonly survey: OperatorSurvey | null;
}

/**
 * Finds an item by a query from `readQuery`.
 * @throws ApiError with status 404 if there is none.
 */
export async function findFile(
  call: Call,
  q: string,
  signal: AbortSignal,
): Promise<FoundFile> {
  if (q.includes(" ")) {
    const reply = await call("/items", { query: { q }, signal });
    return { item: readOperatorItem(reply), survey: null };
  }
  const path = `/surveys/${encodeURIComponent(q)}`;
  const survey = readOperatorSurvey(await call(path, { signal }));
  return { item: survey.item, survey };
}
