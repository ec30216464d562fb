import { limits } from "@nearsay/core/contract";

/** The requested page of a list: up to `limit` items after the one with the number `from`. */
export interface PageQuery {
  from?: number | undefined;
  limit?: number | undefined;
}

export interface Page<Item, Place = number> {
  items: Item[];
  /**
   * The place of the last item if more follow: its number, unless the list has
   * other places; otherwise null.
   */
  next: Place | null;
}

/** Reads one row more than the page has, to know whether more follow. */
export async function readPage<Item extends { id: number }>(
  limit: number = limits.listMax,
  read: (rows: number) => Promise<Item[]>,
): Promise<Page<Item>> {
  const found = await read(limit + 1);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: found.length > limit && last ? last.id : null };
}
