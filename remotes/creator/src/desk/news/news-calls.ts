import {
  readNewFeed,
  readSurveyNews,
  type SurveyNews,
} from "@nearsay/core/contract";
import { callManaged, callOnce } from "../../owned/manage-calls.ts";
import type { OwnerLink } from "../../owned/owner-link.ts";

export async function getNews(
  owner: OwnerLink,
  signal?: AbortSignal,
): Promise<SurveyNews> {
  return readSurveyNews(await callManaged(owner, "/news", { signal }));
}

/** The whole address of a new feed, in place of the one before. */
export async function makeFeed(owner: OwnerLink): Promise<string> {
  const path = readNewFeed(await callOnce(owner, "/feed"));
  return new URL(path, location.origin).href;
}

export async function endFeed(owner: OwnerLink): Promise<void> {
  await callManaged(owner, "/feed", { method: "DELETE" });
}
