import { announce, Button, Skeleton } from "@nearsay/core/ui";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import { Fragment, useEffect, useEffectEvent, useMemo, useState } from "react";
import { texts } from "../texts.ts";
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

/** Posts of any number. */
export function PostList(props: {
  readonly surveyId: string;
  readonly timeline: Timeline;
  /** How many posts there are, shown or not; null while that is not known. */
  readonly count: number | null;
  readonly update: UpdateTimeline;
  /** The same function on every render. */
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

/** Says that there is more above without moving what is read. */
function NewPosts(props: {
  /** How many wait to be shown. */
  readonly count: number;
  readonly onShow: () => void;
}) {
  const { count, onShow } = props;
  const anyNew = count > 0;
  const tell = useEffectEvent(() => announce(texts.posts.waiting(count)));
  useEffect(() => {
    if (anyNew) tell();
  }, [anyNew]);
  return (
    <div className={styles.news}>
      {anyNew && (
        <Button variant="filled" icon={ArrowUp} onClick={onShow}>
          {texts.posts.waiting(count)}
        </Button>
      )}
    </div>
  );
}

/** The shape of posts on their way: pictures, each beside a name and what was said. */
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
