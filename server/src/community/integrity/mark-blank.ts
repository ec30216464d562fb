import { marks } from "./marks.ts";

/**
 * Marks those of a burst whose people answered no other survey on an earlier
 * day as new, too: an ID that somebody prepared and left unused is worth no more
 * than one that has just begun.
 */
export function markBlank<W extends { blank: boolean; marks: number }>(
  marked: readonly W[],
): W[] {
  return marked.map((one) =>
    one.blank && (one.marks & marks.burst) !== 0
      ? { ...one, marks: one.marks | marks.fresh }
      : one,
  );
}
