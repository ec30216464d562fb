import { limits } from "@nearsay/core/contract";

/** Which part of a list is wanted: so many items after the one with this number. */
export interface PageQuery {
  from?: number | undefined;
  limit?: number | undefined;
}

export interface Page<Item, Place = number> {
  items: Item[];
  /** That of the last item where more follow it: its number, unless its list has other places; else null. */
  next: Place | null;
}

/** Reads one row more than the page holds, which tells whether more follow. */
export async function readPage<Item extends { id: number }>(
  limit: number = limits.listMax,
  read: (rows: number) => Promise<Item[]>,
): Promise<Page<Item>> {
  const found = await read(limit + 1);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: found.length > limit && last ? last.id : null };
}
