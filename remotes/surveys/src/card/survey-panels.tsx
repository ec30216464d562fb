import type { ExposedModule, Survey } from "@nearsay/core/contract";
import {
  Button,
  classNames,
  IconButton,
  type IconShape,
  RemoteSlot,
  Skeleton,
  useRemoteLoader,
} from "@nearsay/core/ui";
import ChartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import MessagesSquare from "lucide/dist/esm/icons/messages-square.mjs";
import { useAccessCode } from "../access-code/known-codes.ts";
import * as texts from "#messages";
import { type OpenPanels, type Panel, panels } from "./open-panels.ts";
import styles from "./survey-panels.module.css";

const panelModules = {
  insights: "insights/InsightsPanel",
  discussion: "discussion/Discussion",
} as const satisfies Record<Panel, ExposedModule>;

const panelButtons: Record<Panel, { label: string; icon: IconShape }> = {
  insights: { label: texts.card.insights, icon: ChartColumn },
  discussion: { label: texts.card.discuss, icon: MessagesSquare },
};

interface PanelTogglesProps {
  readonly open: OpenPanels;
  /** Id of the element that SurveyPanels renders. */
  readonly controls: string;
  /** Filled buttons, if they are the next step. */
  readonly prominent?: boolean;
}

/** Buttons that open insights and discussion in place; hovering over one prefetches it. */
export function PanelToggles(props: PanelTogglesProps) {
  const { open, controls, prominent = false } = props;
  const { prefetch } = useRemoteLoader();
  return panels.map((panel) => {
    const { label, icon } = panelButtons[panel];
    const fetchAhead = () => prefetch(panelModules[panel]);
    const state = {
      icon,
      "aria-expanded": open.has(panel),
      "aria-controls": open.has(panel) ? `${controls}-${panel}` : undefined,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onClick: () => open.toggle(panel),
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

interface SurveyPanelsProps {
  readonly id: string;
  readonly survey: Survey;
  readonly open: OpenPanels;
  readonly onPostCount: (count: number) => void;
}

/** Insights and discussion of a survey, side by side if both fit. */
export function SurveyPanels(props: SurveyPanelsProps) {
  const { id, survey, open, onPostCount } = props;
  const code = useAccessCode(survey.id);
  if (!open.any) return null;
  return (
    <div className={classNames(styles.panels, open.both && styles.both)}>
      {open.has("insights") && (
        <section
          id={`${id}-insights`}
          aria-label={texts.card.insightsArea({ title: survey.title })}
          className={styles.panel}
        >
          <RemoteSlot
            name={panelModules.insights}
            props={{
              surveyId: survey.id,
              title: survey.title,
              exportRestricted: survey.exportRestricted,
              code,
              closesAt: survey.expiresAt,
            }}
            skeleton={
              <div className={styles.waiting}>
                <div className={styles.insights}>
                  <Skeleton
                    blockSize="20rem"
                    label={texts.card.insightsLoading}
                  />
                </div>
              </div>
            }
          />
        </section>
      )}
      {open.has("discussion") && (
        <section
          id={`${id}-discussion`}
          aria-label={texts.card.discussArea({ title: survey.title })}
          className={styles.panel}
        >
          <RemoteSlot
            name={panelModules.discussion}
            props={{
              surveyId: survey.id,
              place: placeOf(survey),
              onPostCountChange: onPostCount,
            }}
            skeleton={
              <Skeleton blockSize="12rem" label={texts.card.discussLoading} />
            }
          />
        </section>
      )}
    </div>
  );
}

function placeOf({ latitude: lat, longitude: lng }: Survey) {
  return lat === null || lng === null ? null : { lat, lng };
}
