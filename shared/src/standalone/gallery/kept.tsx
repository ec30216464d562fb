import { type ReactNode, useState } from "react";

export interface KeptProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, keep: (next: Value) => void) => ReactNode;
}

/** Keeps a value for a controlled component, so that it can be tried. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
