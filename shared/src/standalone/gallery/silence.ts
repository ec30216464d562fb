/** A reply that never arrives. */
export function silence(): Promise<never> {
  return new Promise(() => undefined);
}
