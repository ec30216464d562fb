import type { Post } from "@nearsay/core/contract";
import { type RefObject, memo, useEffect, useRef, useState } from "react";
import { PostCard } from "./post-card.tsx";
import styles from "./post-list.module.css";
import type { PostChange } from "./timeline.ts";

interface Shared {
  readonly surveyId: string;
  /** Number of posts on all pages; null while unknown. */
  readonly count: number | null;
  readonly onChange: (change: PostChange) => void;
}

interface PostPageProps extends Shared {
  readonly posts: readonly Post[];
  /** Number of posts above it. */
  readonly above: number;
  /** The post that takes the focus. */
  readonly awaitedId: string | null;
  /** Whether the list is so long that the page may be far from the viewport. */
  readonly long: boolean;
}

/** A page of a long list: empty, but of the same height, while it is far from the viewport. */
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

/** Pages within this distance of the viewport are rendered: two screens. */
const margin = "200% 0px";

/**
 * The height, in pixels, that an element keeps while it is far from the
 * viewport; null while it is near or in use, and has to be rendered.
 */
function useHeightAway(
  element: RefObject<HTMLElement | null>,
  on: boolean,
): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const watched = element.current;
    if (!on || watched === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest === undefined) return;
        const away = !latest.isIntersecting && !isInUse(watched);
        // Measured again, because the entry has no size if the browser skips
        // the surrounding element.
        setHeight(away ? watched.getBoundingClientRect().height : null);
      },
      { rootMargin: margin },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, on]);
  return on ? height : null;
}

/** Whether something in it has the focus, or is open and may contain typed text. */
function isInUse(element: HTMLElement): boolean {
  return (
    element.contains(document.activeElement) ||
    element.querySelector('[aria-expanded="true"]') !== null
  );
}
