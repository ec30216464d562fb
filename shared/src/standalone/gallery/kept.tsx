import { type ReactNode, useState } from "react";

export interface KeptProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, keep: (next: Value) => void) => ReactNode;
}

/** Holds the value of a controlled component, so that it can be tried out. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
