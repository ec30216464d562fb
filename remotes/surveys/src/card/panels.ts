import type { ExposedModule } from "@nearsay/core/contract";
import type { IconShape } from "@nearsay/core/ui";
import ChartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import MessagesSquare from "lucide/dist/esm/icons/messages-square.mjs";
import { useState } from "react";
import { texts } from "../texts.ts";

/** What other remotes show about a survey, in the order it stands on a page. */
export const panels = ["insights", "discussion"] as const;
export type Panel = (typeof panels)[number];

export const panelModules = {
  insights: "insights/InsightsPanel",
  discussion: "discussion/Discussion",
} as const satisfies Record<Panel, ExposedModule>;

export const panelButtons: Record<Panel, { label: string; icon: IconShape }> = {
  insights: { label: texts.card.insights, icon: ChartColumn },
  discussion: { label: texts.card.discuss, icon: MessagesSquare },
};

export interface OpenPanels {
  has: (panel: Panel) => boolean;
  toggle: (panel: Panel) => void;
  any: boolean;
  /** Both are open, which asks for the full width of a page. */
  both: boolean;
}

export function useOpenPanels(): OpenPanels {
  const [open, setOpen] = useState<readonly Panel[]>([]);
  return {
    has: (panel) => open.includes(panel),
    toggle(panel) {
      setOpen((before) =>
        panels.filter((each) => before.includes(each) !== (each === panel)),
      );
    },
    any: open.length > 0,
    both: open.length === panels.length,
  };
}
