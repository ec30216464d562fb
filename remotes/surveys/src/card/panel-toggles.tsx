import { IconButton, useRemoteLoader } from "@nearsay/core/ui";
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
}

/** Buttons that open insights and discussion in place; pointing at one fetches it ahead. */
export function PanelToggles({ open, controls }: PanelTogglesProps) {
  const { prefetch } = useRemoteLoader();
  return panels.map((panel) => {
    const { label, icon } = panelButtons[panel];
    const fetchAhead = () => {
      prefetch(panelModules[panel]);
    };
    return (
      <IconButton
        key={panel}
        icon={icon}
        label={label}
        showLabel="wide"
        aria-expanded={open.has(panel)}
        aria-controls={open.has(panel) ? `${controls}-${panel}` : undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          open.toggle(panel);
        }}
      />
    );
  });
}
