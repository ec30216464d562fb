import {
  type OperatorItem,
  type OperatorSurvey,
  readOperatorItem,
  readOperatorSurvey,
} from "@nearsay/core/contract";
import type { Call } from "../frame/use-call.ts";

/** What was found: a post or a reply alone, or a survey with its file. */
export interface FoundFile {
  readonly item: OperatorItem;
  /** Null for a post or a reply. */
  readonly survey: OperatorSurvey | null;
}

/**
 * Finds what a query names, which is as `readQuery` gives it.
 * @throws ApiError of status 404 where there is none.
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
