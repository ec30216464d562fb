import type { Survey } from "@nearsay/core/contract";
import { Chip } from "@nearsay/core/ui";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import { texts } from "../texts.ts";
import styles from "./survey-meta.module.css";

interface SurveyBadgesProps {
  readonly survey: Survey;
  readonly progress: Pick<SurveyProgress, "closed" | "responded">;
  readonly fresh?: boolean | undefined;
  /** By the viewer. */
  readonly reported?: boolean | undefined;
}

/** The states of a survey in a word each, as items of the meta line. */
export function SurveyBadges(props: SurveyBadgesProps) {
  const { survey, progress, fresh, reported } = props;
  const badges = [
    fresh && <Chip tone="accent">{texts.card.fresh}</Chip>,
    progress.closed && <Chip tone="warning">{texts.card.closed}</Chip>,
    progress.responded && <Chip tone="success">{texts.card.responded}</Chip>,
    reported && <Chip tone="danger">{texts.card.reported}</Chip>,
    survey.demo && <Chip>{texts.card.demo}</Chip>,
  ].filter(Boolean);
  return badges.map((badge, place) => (
    <li key={place} className={styles.badge}>
      {badge}
    </li>
  ));
}
