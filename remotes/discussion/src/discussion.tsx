import type { DiscussionProps } from "@nearsay/core/contract";
import { EmptyState, ErrorState, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import { useEffect, useRef } from "react";
import styles from "./discussion.module.css";
import { PostComposer } from "./posts/post-composer.tsx";
import { LoadingPosts, PostList } from "./posts/post-list.tsx";
import { useTimeline } from "./posts/use-timeline.ts";
import { discussion as texts } from "#messages";
import { openState, StateContext } from "./writable.tsx";

const PostOrder = lazyComponent(
  async () => (await import("./posts/post-order.tsx")).PostOrder,
  <Skeleton blockSize={50} label={null} />,
  null,
);

/** The posts about a survey, by default newest first, and the box to write one. */
export function Discussion(props: DiscussionProps) {
  // The key resets all state for another survey.
  return <SurveyDiscussion key={props.surveyId} {...props} />;
}

function SurveyDiscussion(props: DiscussionProps) {
  const { surveyId, place = null, onPostCountChange } = props;
  const { loaded, retry, add, count, ...list } = useTimeline(surveyId);
  useEffect(() => {
    if (count !== null) onPostCountChange?.(count);
  }, [count, onPostCountChange]);

  const title = useRef<HTMLHeadingElement>(null);
  function tryAgain() {
    // The pressed button disappears.
    title.current?.focus();
    retry();
  }

  const state = loaded.status === "loaded" ? loaded.value.state : openState;

  // No label here: the surrounding component labels the section.
  return (
    <StateContext value={state}>
      <div className={styles.discussion}>
        <h3 ref={title} tabIndex={-1}>
          {texts.title}
        </h3>
        <PostComposer surveyId={surveyId} place={place} onCreated={add} />
        {loaded.status === "loading" && <LoadingPosts />}
        {loaded.status === "failed" && (
          <ErrorState
            message={texts.loadFailed}
            error={loaded.error}
            onRetry={tryAgain}
          />
        )}
        {loaded.status === "loaded" &&
          (loaded.value.shown.length === 0 ? (
            <EmptyState icon={MessageCircle} title={texts.empty}>
              {texts.emptyHint}
            </EmptyState>
          ) : (
            <>
              {loaded.value.shown.length > 1 && (
                <PostOrder
                  surveyId={surveyId}
                  timeline={loaded.value}
                  update={list.update}
                />
              )}
              <PostList
                surveyId={surveyId}
                timeline={loaded.value}
                count={count}
                update={list.update}
                onChange={list.change}
              />
            </>
          ))}
      </div>
    </StateContext>
  );
}
