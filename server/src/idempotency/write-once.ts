/** What a request wants written; the key is in the row, so that a repeat finds it there. */
interface Requested {
  requestKey: string;
}

export interface OnceBy<Item, Row> {
  /** Writes what no request of the same key has written; answers the rows written now, by request. */
  insert: (items: readonly Item[]) => Promise<Map<string, Row>>;
  /** The rows that requests have written before, by request. */
  find: (requestKeys: string[]) => Promise<Map<string, Row>>;
}

/** Answers the row of each request, whether written now or before; null where it could not be written, as what it belongs to is gone. */
export async function writeOnce<Item extends Requested, Row>(
  items: readonly Item[],
  { insert, find }: OnceBy<Item, Row>,
): Promise<(Row | null)[]> {
  const written = await insert(items);
  const keys = items.map(({ requestKey }) => requestKey);
  const others = keys.filter((key) => !written.has(key));
  const before = others.length > 0 ? await find(others) : null;
  return keys.map((key) => written.get(key) ?? before?.get(key) ?? null);
}
