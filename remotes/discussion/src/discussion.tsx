import type { DiscussionProps } from "@nearsay/core/contract";
import { EmptyState, ErrorState, Skeleton } from "@nearsay/core/ui";
import { messageOf } from "@nearsay/core/api";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import { useEffect, useRef } from "react";
import styles from "./discussion.module.css";
import { PostCard } from "./posts/post-card.tsx";
import { PostComposer } from "./posts/post-composer.tsx";
import { usePosts } from "./posts/use-posts.ts";
import { texts } from "./texts.ts";

/** The posts under a survey, newest first, and the box to write one. */
export function Discussion({ surveyId, onPostCountChange }: DiscussionProps) {
  const { loaded, retry, add } = usePosts(surveyId);
  const count = loaded.status === "loaded" ? loaded.value.length : null;
  useEffect(() => {
    if (count !== null) onPostCountChange?.(count);
  }, [count, onPostCountChange]);

  const title = useRef<HTMLHeadingElement>(null);
  function tryAgain() {
    // The button that was pressed leaves.
    title.current?.focus();
    retry();
  }

  return (
    <section aria-label={texts.title} className={styles.discussion}>
      <h3 ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <PostComposer surveyId={surveyId} onCreated={add} />
      {loaded.status === "loading" && (
        <Skeleton lines={4} label={texts.loading} />
      )}
      {loaded.status === "failed" && (
        <ErrorState
          message={messageOf(loaded.error, texts.loadFailed)}
          onRetry={tryAgain}
        />
      )}
      {loaded.status === "loaded" &&
        (loaded.value.length === 0 ? (
          <EmptyState icon={MessageCircle} title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        ) : (
          <ul className={styles.posts}>
            {loaded.value.map((post) => (
              <li key={post.id}>
                <PostCard surveyId={surveyId} post={post} />
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}
