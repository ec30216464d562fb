import { Chip } from "@nearsay/core/ui";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import * as texts from "#messages";
import styles from "./survey-meta.module.css";

interface SurveyCountsProps {
  readonly progress: Pick<SurveyProgress, "responseCount" | "postCount">;
  readonly likeCount: number;
}

/** How many people take part in a survey, and how. */
export function SurveyCounts({ progress, likeCount }: SurveyCountsProps) {
  return (
    <ul className={styles.counts}>
      <li>
        <Chip>{texts.card.responses({ count: progress.responseCount })}</Chip>
      </li>
      <li>
        <Chip>{texts.card.comments({ count: progress.postCount })}</Chip>
      </li>
      <li>
        <Chip>{texts.card.likes({ count: likeCount })}</Chip>
      </li>
    </ul>
  );
}
