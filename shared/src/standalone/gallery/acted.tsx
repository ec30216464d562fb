import { type ReactNode, useEffect, useRef, useState } from "react";
import { Failed } from "./failed.tsx";

export interface ActedProps {
  /** What a person does, or waits for, until the state is reached. */
  readonly act: (shown: HTMLElement) => Promise<unknown>;
  readonly children: ReactNode;
}

/**
 * Shows a state that is only reached by interaction; marked by `data-acting`
 * until it is reached, or has failed.
 */
export function Acted({ act, children }: ActedProps) {
  const element = useRef<HTMLDivElement>(null);
  const [acting, setActing] = useState(true);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || element.current === null) return;
    begun.current = true;
    void act(element.current)
      .catch((error: unknown) => {
        setFailure({ error });
      })
      .then(() => {
        setActing(false);
      });
  }, [act]);
  return (
    <div ref={element} data-acting={acting ? "" : undefined}>
      {children}
      {failure && <Failed error={failure.error} />}
    </div>
  );
}
