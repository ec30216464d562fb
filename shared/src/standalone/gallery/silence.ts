/** A reply that never comes. */
export function silence(): Promise<never> {
  return new Promise(() => undefined);
}
