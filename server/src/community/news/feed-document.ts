import { toMinute } from "../../base/to-minute.ts";
import type { FollowedSurvey } from "./feed-repository.ts";
import type { NewsRow, ShownPost } from "./news-repository.ts";

interface Entry {
  /** What is behind the survey's own id. */
  name: string;
  updated: string;
  title: string;
  text: string;
}

/**
 * A feed as RFC 4287 has it: responses and reports as numbers, posts by their words.
 * @param news The latest first; the last one says from where on.
 * @param address Where the feed itself is; `page` is the survey's.
 */
export function feedDocument(
  survey: FollowedSurvey,
  news: readonly NewsRow[],
  posts: readonly ShownPost[],
  { address, page }: { address: string; page: string },
): string {
  const id = `urn:uuid:${survey.surveyUuid}`;
  const entries = [...news.flatMap(entryOfNews), ...posts.map(entryOfPost)];
  entries.sort((a, b) => (a.updated < b.updated ? 1 : -1));
  const link = `<link rel="alternate" type="text/html" href="${escape(page)}"/>`;
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom">`,
    `<id>${id}</id>`,
    `<title>${escape(survey.title)}</title>`,
    `<author><name>Nearsay</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escape(address)}"/>`,
    link,
    `<updated>${entries[0]?.updated ?? new Date(0).toISOString()}</updated>`,
    ...entries.flatMap(({ name, updated, title, text }) => [
      `<entry>`,
      `<id>${id}:${name}</id>`,
      `<title>${escape(title)}</title>`,
      link,
      `<updated>${updated}</updated>`,
      `<content type="text">${escape(text)}</content>`,
      `</entry>`,
    ]),
    `</feed>`,
    ``,
  ].join("\n");
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

/** Everything that XML 1.0 cannot hold, not even escaped. */
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, "\ufffd")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}
