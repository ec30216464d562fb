import type { Survey } from "@nearsay/core/contract";
import { distanceLabel, surveyDistance } from "@nearsay/core/domain";
import { coordinatesAtom } from "@nearsay/core/session";
import { FormattedDate, RelativeTime } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import { texts } from "../texts.ts";
import { SurveyBadges } from "./survey-badges.tsx";
import styles from "./survey-meta.module.css";

interface SurveyMetaProps {
  readonly survey: Survey;
  readonly progress: SurveyProgress;
  readonly fresh?: boolean | undefined;
  readonly reported?: boolean | undefined;
}

/** How far away a survey is, how old, until when it takes answers, and its states. */
export function SurveyMeta(props: SurveyMetaProps) {
  const { survey, progress } = props;
  const viewer = useAtomValue(coordinatesAtom);
  const { closed, expiresAt } = progress;
  return (
    <div className={styles.clip}>
      <ul className={styles.meta}>
        <li>{distanceLabel(surveyDistance(survey, viewer))}</li>
        {survey.createdAt !== null && (
          <li>
            {texts.card.created} <RelativeTime iso={survey.createdAt} />
          </li>
        )}
        {expiresAt !== null && (
          <li>
            {closed ? texts.card.closedOn : texts.card.closes}{" "}
            <FormattedDate iso={expiresAt} />
          </li>
        )}
        <SurveyBadges {...props} />
      </ul>
    </div>
  );
}
