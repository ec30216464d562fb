import { useState } from "react";

/** What other remotes show about a survey, in the order it stands on a page. */
export const panels = ["insights", "discussion"] as const;
export type Panel = (typeof panels)[number];

export type OpenPanels = ReturnType<typeof useOpenPanels>;

export function useOpenPanels() {
  const [open, setOpen] = useState<readonly Panel[]>([]);
  return {
    has: (panel: Panel) => open.includes(panel),
    toggle(panel: Panel) {
      setOpen((before) =>
        panels.filter((each) => before.includes(each) !== (each === panel)),
      );
    },
    any: open.length > 0,
    /** Which asks for the full width of a page. */
    both: open.length === panels.length,
  };
}
