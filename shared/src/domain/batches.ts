/** Splits a list into lists of `size`; the last one contains the remainder. */
export function inBatches<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
