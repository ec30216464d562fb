/** What a request wants written; the key is in the row, so that a repeat finds it there. */
interface Requested {
  requestKey: string;
}

export interface OnceBy<Item, Row> {
  /** Writes what no request of the same key has written; returns the rows written now, by request. */
  insert: (items: readonly Item[]) => Promise<Map<string, Row>>;
  /** The rows that requests have written before, by request. */
  find: (requestKeys: string[]) => Promise<Map<string, Row>>;
}

/**
 * Returns the row of each request, whether written now or before; null where it
 * could not be written, as what it belongs to is gone. What was not written is
 * tried twice: its number may have been taken by another process meanwhile.
 */
export async function writeOnce<Item extends Requested, Row>(
  items: readonly Item[],
  { insert, find }: OnceBy<Item, Row>,
): Promise<(Row | null)[]> {
  const written = await insert(items);
  const keys = items.map(({ requestKey }) => requestKey);
  const others = keys.filter((key) => !written.has(key));
  if (others.length === 0) return rowsOf(keys, written);
  const before = await find(others);
  const missing = items.filter(
    ({ requestKey: key }) => !written.has(key) && !before.has(key),
  );
  const late = missing.length > 0 ? await insert(missing) : null;
  return rowsOf(keys, new Map([...written, ...before, ...(late ?? [])]));
}

function rowsOf<Row>(keys: string[], rows: Map<string, Row>): (Row | null)[] {
  return keys.map((key) => rows.get(key) ?? null);
}
