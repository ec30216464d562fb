import { announce, Button, Skeleton } from "@nearsay/core/ui";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import { Fragment, useEffect, useEffectEvent, useMemo, useState } from "react";
import { discussion as texts } from "#messages";
import { OlderPosts } from "./older-posts.tsx";
import styles from "./post-list.module.css";
import { PostPage } from "./post-page.tsx";
import {
  type PostChange,
  type Timeline,
  addOlder,
  pageSize,
  pagesOf,
  showWaiting,
} from "./timeline.ts";
import type { UpdateTimeline } from "./use-timeline.ts";

/** A list of any number of posts. */
export function PostList(props: {
  readonly surveyId: string;
  readonly timeline: Timeline;
  /** Number of posts, shown or not; null while unknown. */
  readonly count: number | null;
  readonly update: UpdateTimeline;
  /** Must be the same function on every render. */
  readonly onChange: (change: PostChange) => void;
}) {
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
      {pages.map(({ number, posts, above }) => (
        <PostPage
          key={number}
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
          sort={timeline.sort}
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

/** Shows that there are new posts above without moving what is read. */
function NewPosts(props: {
  /** Number of posts that wait to be shown. */
  readonly count: number;
  readonly onShow: () => void;
}) {
  const { count, onShow } = props;
  const anyNew = count > 0;
  const announceWaiting = useEffectEvent(() =>
    announce(texts.posts.waiting({ count })),
  );
  useEffect(() => {
    if (anyNew) announceWaiting();
  }, [anyNew]);
  return (
    <div className={styles.news}>
      {anyNew && (
        <Button variant="filled" icon={ArrowUp} onClick={onShow}>
          {texts.posts.waiting({ count })}
        </Button>
      )}
    </div>
  );
}

/** A skeleton of posts: avatars, each beside a name and a text. */
export function LoadingPosts() {
  return (
    <div className={styles.loading}>
      {[texts.loading, null, null].map((label, index) => (
        <Fragment key={index}>
          <Skeleton blockSize={36} inlineSize={36} round label={label} />
          <Skeleton lines={2} label={null} />
        </Fragment>
      ))}
    </div>
  );
}
