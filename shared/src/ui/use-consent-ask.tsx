import { type ReactNode, useState } from "react";
import {
  ParticipationPanel,
  type ParticipationPanelProps,
} from "./participation-panel.tsx";

export interface ConsentAsk {
  /** Opens the panel, or gives it the focus again. */
  ask: () => void;
  /** It is open: its button is the one to press. */
  asking: boolean;
  /** To be placed below the button that asks. */
  panel: ReactNode;
}

/** Lets a button ask for consent in place, and then do what it was pressed for. */
export function useConsentAsk(
  settings: Omit<ParticipationPanelProps, "onCancel">,
): ConsentAsk {
  const [asks, setAsks] = useState(0);
  const close = () => {
    setAsks(0);
  };
  return {
    ask: () => {
      setAsks((count) => count + 1);
    },
    asking: asks > 0,
    panel: asks > 0 && (
      <ParticipationPanel
        key={asks}
        {...settings}
        onEnabled={() => {
          close();
          settings.onEnabled();
        }}
        onCancel={close}
      />
    ),
  };
}
