import { listPosts } from "@nearsay/core/api";
import { type PostSort, postSorts } from "@nearsay/core/contract";
import { announce, Segmented } from "@nearsay/core/ui";
import { useEffect, useRef, useState } from "react";
import { texts } from "../texts.ts";
import { type Timeline, pageSize, resort, tellsRings } from "./timeline.ts";
import type { UpdateTimeline } from "./use-timeline.ts";

/** Lets somebody choose what posts are listed by; nothing where there is nothing to sort. */
export function PostOrder(props: {
  readonly surveyId: string;
  readonly timeline: Timeline;
  readonly update: UpdateTimeline;
}) {
  const { surveyId, timeline, update } = props;
  /** What was chosen and is not here yet. */
  const [wanted, setWanted] = useState<PostSort | null>(null);
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);

  async function choose(sort: PostSort) {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setWanted(sort);
    try {
      const page = await listPosts(surveyId, { sort, limit: pageSize }, signal);
      if (!signal.aborted) update((known) => resort(known, page, sort));
    } catch {
      if (!signal.aborted) announce(texts.order.failed);
    }
    if (!signal.aborted) setWanted(null);
  }

  const { sort, shown } = timeline;
  if (shown.length < 2 && sort === "new") return null;
  const offered = postSorts.filter(
    (one) => one !== "near" || sort === "near" || tellsRings(timeline),
  );
  return (
    <Segmented
      label={texts.order.label}
      segments={offered.map((value) => ({ value, label: texts.order[value] }))}
      value={wanted ?? sort}
      onChange={(value) => void choose(value)}
    />
  );
}
