/** A part of a list. */
export interface Page<Item, Place> {
  items: Item[];
  /** The place after which the list continues; null at its end. */
  next: Place | null;
}

/**
 * Makes a page of rows that were read in order: one more than the page has,
 * which shows whether the list continues.
 * @param size Maximum number of items.
 * @param placeOf Returns the place of the last row of the page.
 */
export function cutPage<Row, Place>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => Place,
): Page<Row, Place> {
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, next: last === undefined ? null : placeOf(last) };
}
