import { Kept } from "@nearsay/core/standalone";
import { Button } from "@nearsay/core/ui";
import type { ReactNode } from "react";

interface OpenedProps {
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog: only one can be open at a time. */
export function Opened({ children }: OpenedProps) {
  return (
    <Kept start={false}>
      {(open, keep) => (
        <>
          <Button
            onClick={() => {
              keep(true);
            }}
          >
            Open
          </Button>
          {open &&
            children(() => {
              keep(false);
            })}
        </>
      )}
    </Kept>
  );
}
