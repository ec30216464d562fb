import { listPosts } from "../api/discussion-calls.ts";
import type { PostPage, PostSort } from "@nearsay/core/contract";
import { Button } from "@nearsay/core/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { discussion as texts } from "#messages";
import { useNear } from "../use-near.ts";
import styles from "./post-list.module.css";
import { pageSize } from "./timeline.ts";

/** Loads the next page before the user reaches the end, or on request. */
export function OlderPosts(props: {
  readonly surveyId: string;
  readonly sort: PostSort;
  /** Where the page begins. */
  readonly before: string;
  /** @param here Whether the focus is on the button; it then moves to the first new post. */
  readonly onPage: (page: PostPage, here: boolean) => void;
}) {
  const { surveyId, sort, before, onPage } = props;
  const [state, setState] = useState<"away" | "loading" | "failed">("away");
  const button = useRef<HTMLButtonElement>(null);
  const load = () => setState("loading");
  useNear(button, state === "away", load);
  const takePage = useEffectEvent((page: PostPage) =>
    onPage(page, document.activeElement === button.current),
  );
  useEffect(() => {
    if (state !== "loading") return;
    const controller = new AbortController();
    const { signal } = controller;
    const from = sort === "new" ? { before } : { sort, after: before };
    listPosts(surveyId, { ...from, limit: pageSize }, signal).then(
      (page) => {
        if (!signal.aborted) takePage(page);
      },
      () => {
        if (!signal.aborted) setState("failed");
      },
    );
    return () => controller.abort();
  }, [state, surveyId, sort, before]);

  return (
    <div className={styles.older}>
      {state === "failed" && <p role="alert">{texts.posts.olderFailed}</p>}
      <Button ref={button} busy={state === "loading"} onClick={load}>
        {state === "failed" ? texts.posts.retry : texts.posts.older}
      </Button>
    </div>
  );
}
