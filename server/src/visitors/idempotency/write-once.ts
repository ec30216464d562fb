/** What a request wants written; the key is in the row, so that a repeat finds it there. */
interface Requested {
  requestKey: string;
}

export interface OnceBy<Item, Row> {
  /**
   * Writes what no request of the same key has written. Returns the rows written
   * now, by request, and null for what may be written but was not, as its number
   * was taken meanwhile: that is written `again`, where it may be still.
   */
  insert: (
    items: readonly Item[],
    again: boolean,
  ) => Promise<Map<string, Row | null>>;
  /** The rows that requests have written before, by request. */
  find: (requestKeys: string[]) => Promise<Map<string, Row>>;
}

/**
 * Returns the row of each request, whether written now or before; null where it
 * could not be written, as what it belongs to is gone. What lost its number to
 * another process is tried twice.
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
