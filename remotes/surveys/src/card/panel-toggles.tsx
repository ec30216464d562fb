import { Button, IconButton, useRemoteLoader } from "@nearsay/core/ui";
import {
  type OpenPanels,
  panelButtons,
  panelModules,
  panels,
} from "./panels.ts";

interface PanelTogglesProps {
  readonly open: OpenPanels;
  /** Id of the element that SurveyPanels gets. */
  readonly controls: string;
  /** Full buttons, where they are the next thing to do. */
  readonly prominent?: boolean;
}

/** Buttons that open insights and discussion in place; pointing at one fetches it ahead. */
export function PanelToggles(props: PanelTogglesProps) {
  const { open, controls, prominent = false } = props;
  const { prefetch } = useRemoteLoader();
  return panels.map((panel) => {
    const { label, icon } = panelButtons[panel];
    const fetchAhead = () => {
      prefetch(panelModules[panel]);
    };
    const state = {
      icon,
      "aria-expanded": open.has(panel),
      "aria-controls": open.has(panel) ? `${controls}-${panel}` : undefined,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onClick: () => {
        open.toggle(panel);
      },
    };
    return prominent ? (
      <Button key={panel} {...state}>
        {label}
      </Button>
    ) : (
      <IconButton key={panel} {...state} label={label} showLabel="wide" />
    );
  });
}
