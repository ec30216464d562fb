import type { Post } from "@nearsay/core/contract";
import type { Timeline } from "./timeline.ts";

/** Posts that are asked for, and drawn, at a time. */
export const pageSize = 50;

export interface Page {
  /** 0 for the first page there was; those above it count down. */
  number: number;
  posts: readonly Post[];
  /** How many posts stand above it. */
  above: number;
}

/**
 * What is shown, in pages whose posts stay together: what comes at the top
 * makes pages of its own, so that none is drawn anew elsewhere.
 */
export function pagesOf({ shown, startId }: Timeline): Page[] {
  const start = shown.findIndex(({ id }) => id === startId);
  const newer = start < 0 ? shown.length : start;
  const first = -Math.ceil(newer / pageSize);
  const count = Math.ceil((shown.length - newer) / pageSize) - first;
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const from = Math.max(0, newer + number * pageSize);
    const posts = shown.slice(from, newer + (number + 1) * pageSize);
    return { number, posts, above: from };
  });
}
