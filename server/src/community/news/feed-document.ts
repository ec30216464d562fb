import type { Language } from "@nearsay/core/contract";
import { type AtomEntry, writeAtom } from "../../base/text/atom.ts";
import { toMinute } from "../../base/to-minute.ts";
import type { FollowedSurvey } from "./feed-repository.ts";
import type { NewsRow, ShownPost } from "./news-repository.ts";
import { type Messages, messagesIn } from "#messages";

type Texts = Messages["news"];

interface Entry extends Pick<AtomEntry, "title" | "updated" | "text"> {
  /** The end of the entry's id, after the survey's own. */
  name: string;
}

/**
 * The Atom feed of one survey: responses and reports as numbers, posts with
 * their text.
 * @param news The latest first; the last one is the starting point.
 * @param address The address of the feed itself; `page` is the address of the
 * survey.
 */
export function feedDocument(
  { surveyUuid, title }: FollowedSurvey,
  news: readonly NewsRow[],
  posts: readonly ShownPost[],
  {
    address,
    page,
    language,
  }: { address: string; page: string; language: Language },
): string {
  const id = `urn:uuid:${surveyUuid}`;
  const texts = messagesIn(language).news;
  const entries = [
    ...news.flatMap((row, place) => entryOfNews(row, news[place + 1], texts)),
    ...posts.map((post) => entryOfPost(post, texts)),
  ];
  return writeAtom({
    id,
    title,
    address,
    page,
    entries: entries.map(({ name, ...entry }) => ({
      ...entry,
      id: `${id}:${name}`,
      page,
    })),
  });
}

/** Empty if only posts are new, since posts have separate entries. */
function entryOfNews(
  row: NewsRow,
  before: NewsRow | undefined,
  texts: Texts,
): Entry[] {
  const responses = row.responseCount - (before?.responseCount ?? 0);
  const reports = row.reportCount - (before?.reportCount ?? 0);
  if (before !== undefined && responses === 0 && reports === 0) return [];
  const news = [
    ...(responses > 0 ? [texts.responses({ count: responses })] : []),
    ...(reports > 0 ? [texts.reports({ count: reports })] : []),
  ];
  const title =
    before === undefined || news.length === 0
      ? texts.responses({ count: row.responseCount })
      : texts.news({ parts: news.join(texts.separator) });
  const text = texts.total({
    responses: texts.responses({ count: row.responseCount }),
    reports: texts.reports({ count: row.reportCount }),
  });
  const updated = toMinute(row.toldAt);
  return [{ name: `news:${row.newsNumber}`, updated, title, text }];
}

function entryOfPost(post: ShownPost, texts: Texts): Entry {
  return {
    name: `post:${post.postId}`,
    updated: toMinute(post.createdAt),
    title: texts.newPost,
    text: post.content,
  };
}
