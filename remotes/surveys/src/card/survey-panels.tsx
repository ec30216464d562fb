import type { Survey } from "@nearsay/core/contract";
import { classNames, RemoteSlot, Skeleton } from "@nearsay/core/ui";
import { useAccessCode } from "../access-code/use-access-code.ts";
import { texts } from "../texts.ts";
import { type OpenPanels, panelModules } from "./panels.ts";
import styles from "./survey-panels.module.css";

interface SurveyPanelsProps {
  readonly id: string;
  readonly survey: Survey;
  readonly open: OpenPanels;
  readonly onPostCount: (count: number) => void;
}

/** Insights and discussion of a survey, side by side where both fit. */
export function SurveyPanels(props: SurveyPanelsProps) {
  const { id, survey, open, onPostCount } = props;
  const code = useAccessCode(survey.id);
  if (!open.any) return null;
  return (
    <div className={classNames(styles.panels, open.both && styles.both)}>
      {open.has("insights") && (
        <section
          id={`${id}-insights`}
          aria-label={texts.card.insightsArea(survey.title)}
          className={styles.panel}
        >
          <RemoteSlot
            name={panelModules.insights}
            props={{
              surveyId: survey.id,
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
          aria-label={texts.card.discussArea(survey.title)}
          className={styles.panel}
        >
          <RemoteSlot
            name={panelModules.discussion}
            props={{ surveyId: survey.id, onPostCountChange: onPostCount }}
            skeleton={
              <Skeleton blockSize="12rem" label={texts.card.discussLoading} />
            }
          />
        </section>
      )}
    </div>
  );
}
