import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { ImitatedState } from "./imitate-states.ts";

export interface LooksAsProps {
  readonly state: ImitatedState;
  readonly children: ReactNode;
}

/** Shows the first control of what it holds as if pointed at or focused. */
export function LooksAs({ state, children }: LooksAsProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = element.current?.querySelector(
      "button, a, input, select, textarea, summary",
    );
    control?.setAttribute("data-as", state);
    // Who points at a control points at the label around it, too.
    if (state === "hover")
      control?.closest("label")?.setAttribute("data-as", state);
  }, [state]);
  return <div ref={element}>{children}</div>;
}
