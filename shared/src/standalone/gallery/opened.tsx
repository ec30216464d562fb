import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Kept } from "./kept.tsx";
import { texts } from "./texts.ts";

export interface OpenedProps {
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
            {texts.open}
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
