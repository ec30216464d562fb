import type { Keyed } from "./question.ts";

type List<T> = readonly T[];

export function replaceItem<T extends Keyed>(
  list: List<T>,
  key: string,
  change: (item: T) => T,
): List<T> {
  return list.map((item) => (item.key === key ? change(item) : item));
}

export function removeItem<T extends Keyed>(
  list: List<T>,
  key: string,
): List<T> {
  return list.filter((item) => item.key !== key);
}

/** Inserts items after the one with key `after`, or at the end if there is none. */
export function insertItems<T extends Keyed>(
  list: List<T>,
  items: List<T>,
  after: string | null,
): List<T> {
  const index = list.findIndex(({ key }) => key === after);
  const end = index < 0 ? list.length : index + 1;
  return [...list.slice(0, end), ...items, ...list.slice(end)];
}

/**
 * Moves an item to a position, the others keeping their order; a position
 * outside the list changes nothing.
 */
export function moveItem<T extends Keyed>(
  list: List<T>,
  key: string,
  to: number,
): List<T> {
  const item = list.find((candidate) => candidate.key === key);
  if (item === undefined || to < 0 || to >= list.length) return list;
  const others = removeItem(list, key);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** The key to focus once `key` is removed: the next item's, else the previous one's. */
export function neighbourKey(list: List<Keyed>, key: string): string | null {
  const index = list.findIndex((item) => item.key === key);
  return (list[index + 1] ?? list[index - 1])?.key ?? null;
}
