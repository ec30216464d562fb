/** Computes a value when it is first asked for, and never again. */
export function once<T>(compute: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => (value ??= { of: compute() }).of;
}
