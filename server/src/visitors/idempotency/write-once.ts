/** What a request writes; the row contains the key, so that a repeat finds it. */
interface Requested {
  requestKey: string;
}

export interface OnceBy<Item, Row> {
  /**
   * Inserts items whose request key has not been inserted before. Returns the
   * inserted rows by request key; null for an item that may be inserted but was
   * not, because its number was taken in the meantime. Such an item is inserted
   * with `again`, if that is still possible.
   */
  insert: (
    items: readonly Item[],
    again: boolean,
  ) => Promise<Map<string, Row | null>>;
  /** The rows that requests have inserted before, by request key. */
  find: (requestKeys: string[]) => Promise<Map<string, Row>>;
}

/**
 * Returns the row of each request, whether inserted now or before; null if it
 * could not be inserted because what it belongs to was deleted. An item whose
 * number another process took is tried twice.
 */
export async function writeOnce<Item extends Requested, Row>(
  items: readonly Item[],
  { insert, find }: OnceBy<Item, Row>,
): Promise<(Row | null)[]> {
  const written = await insert(items, false);
  const keys = items.map(({ requestKey }) => requestKey);
  const others = keys.filter((key) => !written.get(key));
  if (others.length === 0) return rowsOf(keys, written);
  const before = await find(others);
  const missing = items.filter(
    ({ requestKey: key }) => written.get(key) === null && !before.has(key),
  );
  const late = missing.length > 0 ? await insert(missing, true) : [];
  return rowsOf(keys, new Map([...written, ...before, ...late]));
}

function rowsOf<Row>(
  keys: string[],
  rows: Map<string, Row | null>,
): (Row | null)[] {
  return keys.map((key) => rows.get(key) ?? null);
}
