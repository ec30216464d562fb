import { listPosts } from "../api/discussion-calls.ts";
import { type PostSort, postSorts } from "@nearsay/core/contract";
import { announce, Segmented } from "@nearsay/core/ui";
import { useEffect, useRef, useState } from "react";
import { useKeptOrder } from "./kept-order.ts";
import { order as texts } from "#messages";
import { resort, showsRings } from "./resort.ts";
import { type Timeline, pageSize } from "./timeline.ts";
import type { UpdateTimeline } from "./use-timeline.ts";

/** Lets the user choose the order of the posts. */
export function PostOrder(props: {
  readonly surveyId: string;
  readonly timeline: Timeline;
  readonly update: UpdateTimeline;
}) {
  const { surveyId, timeline, update } = props;
  /** The chosen order, while it is loading. */
  const [wanted, setWanted] = useState<PostSort | null>(null);
  const keep = useKeptOrder();
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);

  async function choose(sort: PostSort) {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setWanted(sort);
    try {
      const page = await listPosts(surveyId, { sort, limit: pageSize }, signal);
      if (signal.aborted) return;
      update((known) => resort(known, page, sort));
      keep(sort);
    } catch {
      if (!signal.aborted) announce(texts.failed);
    }
    if (!signal.aborted) setWanted(null);
  }

  const { sort } = timeline;
  const offered = postSorts.filter(
    (one) => one !== "near" || sort === "near" || showsRings(timeline),
  );
  return (
    <Segmented
      label={texts.label}
      segments={offered.map((value) => ({ value, label: texts[value] }))}
      value={wanted ?? sort}
      onChange={(value) => void choose(value)}
    />
  );
}
