import type { PostPage, PostSort } from "@nearsay/core/contract";
import { type Timeline, hold, startWith } from "./timeline.ts";

/** The first page in another order. Waiting posts stay waiting, unless they are on the page. */
export function resort(
  { waiting }: Timeline,
  page: PostPage,
  sort: PostSort,
): Timeline {
  return hold(startWith(page, sort), waiting);
}

export function showsRings({ rings, shown, waiting }: Timeline): boolean {
  return rings || [...shown, ...waiting].some(({ ring }) => ring !== undefined);
}
