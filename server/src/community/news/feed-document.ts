import { type AtomEntry, writeAtom } from "../../base/text/atom.ts";
import { toMinute } from "../../base/to-minute.ts";
import type { FollowedSurvey } from "./feed-repository.ts";
import type { NewsRow, ShownPost } from "./news-repository.ts";

interface Entry extends Pick<AtomEntry, "title" | "updated" | "text"> {
  /** What is behind the survey's own id. */
  name: string;
}

/**
 * A feed of one survey: responses and reports as numbers, posts by their words.
 * @param news The latest first; the last one says from where on.
 * @param address Where the feed itself is; `page` is the survey's.
 */
export function feedDocument(
  { surveyUuid, title }: FollowedSurvey,
  news: readonly NewsRow[],
  posts: readonly ShownPost[],
  { address, page }: { address: string; page: string },
): string {
  const id = `urn:uuid:${surveyUuid}`;
  const entries = [...news.flatMap(entryOfNews), ...posts.map(entryOfPost)];
  return writeAtom({
    ...{ id, title, address, page },
    entries: entries.map(({ name, ...entry }) => ({
      ...entry,
      ...{ id: `${id}:${name}`, page },
    })),
  });
}

/** Nothing where only posts are new, which are told by themselves. */
function entryOfNews(
  row: NewsRow,
  place: number,
  all: readonly NewsRow[],
): Entry[] {
  const before = all[place + 1];
  const responses = row.responseCount - (before?.responseCount ?? 0);
  const reports = row.reportCount - (before?.reportCount ?? 0);
  if (before !== undefined && responses === 0 && reports === 0) return [];
  const news = [
    ...(responses > 0 ? [counted(responses, "response")] : []),
    ...(reports > 0 ? [counted(reports, "report")] : []),
  ];
  const title =
    before === undefined || news.length === 0
      ? counted(row.responseCount, "response")
      : `New: ${news.join(", ")}`;
  const text = `${counted(row.responseCount, "response")} in all, ${counted(row.reportCount, "report")} until the day before.`;
  const updated = toMinute(row.toldAt);
  return [{ name: `news:${row.newsNumber}`, updated, title, text }];
}

function entryOfPost(post: ShownPost): Entry {
  return {
    name: `post:${post.postId}`,
    updated: toMinute(post.createdAt),
    title: "New post",
    text: post.content,
  };
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
