import { useMemo, useState } from "react";
import { NewPosts } from "./new-posts.tsx";
import { OlderPosts } from "./older-posts.tsx";
import { pageSize, pagesOf } from "./pages.ts";
import { PostPage } from "./post-page.tsx";
import {
  type PostChange,
  type Timeline,
  addOlder,
  showWaiting,
} from "./timeline.ts";
import type { UpdateTimeline } from "./use-timeline.ts";

interface PostListProps {
  readonly surveyId: string;
  readonly timeline: Timeline;
  /** How many posts there are, shown or not; null while that is not known. */
  readonly count: number | null;
  readonly update: UpdateTimeline;
  /** The same function on every render. */
  readonly onChange: (change: PostChange) => void;
}

/** Posts of any number, newest first. */
export function PostList(props: PostListProps) {
  const { surveyId, timeline, count, update, onChange } = props;
  const { waiting, next } = timeline;
  const pages = useMemo(() => pagesOf(timeline), [timeline]);
  const [awaitedId, setAwaitedId] = useState<string | null>(null);
  return (
    <div>
      <NewPosts
        count={waiting.length}
        onShow={() => {
          setAwaitedId(waiting[0]?.id ?? null);
          update(showWaiting);
        }}
      />
      {pages.map(({ place, posts, above }) => (
        <PostPage
          key={place}
          surveyId={surveyId}
          posts={posts}
          above={above}
          count={count}
          awaitedId={awaitedId}
          long={timeline.shown.length > pageSize}
          onChange={onChange}
        />
      ))}
      {next !== null && (
        <OlderPosts
          key={next}
          surveyId={surveyId}
          before={next}
          onPage={(page, here) => {
            if (here) setAwaitedId(page.posts[0]?.id ?? null);
            update((known) => addOlder(known, next, page));
          }}
        />
      )}
    </div>
  );
}
