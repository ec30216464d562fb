import type { Post } from "@nearsay/core/contract";
import { memo, useEffect, useRef } from "react";
import { PostCard } from "./post-card.tsx";
import styles from "./post-list.module.css";
import type { PostChange } from "./timeline.ts";
import { useHeightAway } from "./use-height-away.ts";

interface Shared {
  readonly surveyId: string;
  /** How many posts there are on all pages; null while that is not known. */
  readonly count: number | null;
  readonly onChange: (change: PostChange) => void;
}

interface PostPageProps extends Shared {
  readonly posts: readonly Post[];
  /** How many posts stand above it. */
  readonly above: number;
  /** The post that somebody goes on from. */
  readonly awaitedId: string | null;
  /** The list is so long that the page may be far from what is seen. */
  readonly long: boolean;
}

/** A part of a long list: empty, but as high, while nobody is near. */
export function PostPage(props: PostPageProps) {
  const { posts, above, awaitedId, long, ...shared } = props;
  const list = useRef<HTMLUListElement>(null);
  const height = useHeightAway(list, long);
  const drawn = height === null || posts.some(({ id }) => id === awaitedId);
  return (
    <ul
      ref={list}
      className={styles.page}
      style={drawn ? undefined : { blockSize: height }}
    >
      {drawn &&
        posts.map((post, index) => (
          <PostItem
            key={post.id}
            post={post}
            position={above + index + 1}
            awaited={post.id === awaitedId}
            {...shared}
          />
        ))}
    </ul>
  );
}

interface PostItemProps extends Shared {
  readonly post: Post;
  /** From 1. */
  readonly position: number;
  readonly awaited: boolean;
}

const PostItem = memo(function PostItem(props: PostItemProps) {
  const { surveyId, post, position, count, awaited, onChange } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!awaited) return;
    item.current?.scrollIntoView({ block: "start" });
    item.current
      ?.querySelector<HTMLElement>("article")
      ?.focus({ preventScroll: true });
  }, [awaited]);
  return (
    <li ref={item} aria-posinset={position} aria-setsize={count ?? -1}>
      <PostCard surveyId={surveyId} post={post} onChange={onChange} />
    </li>
  );
});
