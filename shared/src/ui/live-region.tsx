import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface LiveRegionProps {
  /** Keep the region mounted and change what it holds. */
  readonly children?: ReactNode;
  readonly urgent?: boolean | undefined;
}

/** Reads its text out whenever it changes, without showing it. */
export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={urgent ? "alert" : "status"}>{children}</span>
    </VisuallyHidden>
  );
}
