import { useState } from "react";

/** The panels of other remotes about a survey, in page order. */
export const panels = ["insights", "discussion"] as const;
export type Panel = (typeof panels)[number];

export type OpenPanels = ReturnType<typeof useOpenPanels>;

/** @param first The panels that are open from the start. */
export function useOpenPanels(first: readonly Panel[] = []) {
  const [open, setOpen] = useState(first);
  return {
    has: (panel: Panel) => open.includes(panel),
    toggle(panel: Panel) {
      setOpen((before) =>
        panels.filter((each) => before.includes(each) !== (each === panel)),
      );
    },
    any: open.length > 0,
    /** Whether both panels are open, which requires the full width of a page. */
    both: open.length === panels.length,
  };
}
