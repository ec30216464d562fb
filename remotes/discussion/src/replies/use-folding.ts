import { useEffect, useRef, useState } from "react";
import { type Thread, repliesOf } from "./thread.ts";

/** Maximum number of replies that a collapsed thread shows. */
const foldedCount = 3;

/**
 * Which replies are shown, and where the focus moves when that changes: a long
 * thread is collapsed until it is opened, or until the viewer adds to it.
 */
export function useFolding(props: {
  readonly thread: Thread;
  readonly count: number;
  readonly showMore: () => void;
}) {
  const { thread, count, showMore } = props;
  const [expanded, setExpanded] = useState(false);
  const focus = useFocusAfterChange(thread.wanted === null);
  const { head, tail } = repliesOf(thread);
  const foldable = count > foldedCount;
  const forced = !foldable || thread.written.size > 0;
  const open = forced || expanded;
  const shown = open ? { head, tail } : fold([...head, ...tail]);
  const missing = typeof thread.next === "string";

  return {
    ...shown,
    hiddenCount: Math.max(1, count - shown.head.length - shown.tail.length),
    hasMore: thread.failed || missing || (thread.next === null && !open),
    hasFewer: expanded && !forced,
    /** Whether to load more automatically, once the user opened the thread. */
    eager: expanded && missing,
    focusRefs: focus.refs,
    showMore: (here: boolean) => {
      if (here) focus.move(shown.head.length);
      if (thread.failed || open) showMore();
      else setExpanded(true);
    },
    showFewer: () => {
      focus.move("more");
      setExpanded(false);
    },
  };
}

function fold<Reply>(replies: Reply[]): { head: Reply[]; tail: Reply[] } {
  return { head: replies.slice(0, foldedCount), tail: [] };
}

/** Moves the focus from a button that may disappear, once the change is rendered. */
function useFocusAfterChange(settled: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  /** A reply by its index, or the button that shows more. */
  const focusTarget = useRef<number | "more" | null>(null);
  useEffect(() => {
    const target = focusTarget.current;
    if (target === null || !settled) return;
    focusTarget.current = null;
    if (target === "more") {
      more.current?.focus();
      title.current?.scrollIntoView({ block: "nearest" });
      return;
    }
    const reply = list.current?.querySelectorAll("article").item(target);
    (reply ?? title.current)?.focus();
  });
  return {
    refs: { title, list, more },
    move: (target: number | "more") => {
      focusTarget.current = target;
    },
  };
}
