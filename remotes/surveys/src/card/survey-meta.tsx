import type { Survey } from "@nearsay/core/contract";
import { placeLabel, surveyDistance } from "@nearsay/core/domain";
import { coordinatesAtom } from "@nearsay/core/session";
import { Chip, FormattedDate, RelativeTime, useNow } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { useOpened } from "../answer/use-opened.ts";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import * as texts from "#messages";
import styles from "./survey-meta.module.css";

interface SurveyMetaProps {
  readonly survey: Survey;
  readonly progress: SurveyProgress;
  /** Whether the survey is opened: then its closing hour is always shown. */
  readonly opened: boolean;
  readonly fresh?: boolean | undefined;
  /** Reported by the viewer. */
  readonly reported?: boolean | undefined;
}

/** The distance and age of a survey, until when it accepts answers, and its states. */
export function SurveyMeta(props: SurveyMetaProps) {
  const { progress } = props;
  const survey = useOpened(props.survey);
  const viewer = useAtomValue(coordinatesAtom);
  const { closed, expiresAt } = progress;
  return (
    <div className={styles.clip}>
      <ul className={styles.meta}>
        <li>{placeLabel(survey, surveyDistance(survey, viewer))}</li>
        {survey.createdAt !== null && (
          <li>
            {texts.surveyMeta.created} <RelativeTime iso={survey.createdAt} />
          </li>
        )}
        {survey.upcoming && !closed && survey.opensAt && (
          <li>
            {texts.ending.opens}{" "}
            <FormattedDate iso={survey.opensAt} detail="datetime" />
          </li>
        )}
        {expiresAt !== null && (
          <li>
            {closed ? texts.surveyMeta.closedOn : texts.surveyMeta.closes}{" "}
            <ClosingTime iso={expiresAt} whole={props.opened} />
          </li>
        )}
        {survey.quota !== undefined && !closed && (
          <li>{texts.ending.closesAfter({ count: survey.quota })}</li>
        )}
        <SurveyBadges {...props} survey={survey} />
      </ul>
    </div>
  );
}

/** Within this time of closing, the hour is shown. */
const hourShownMs = 48 * 3_600_000;

/**
 * The date; also the hour if requested or near, because a tooltip does not help
 * with touch and keyboard.
 */
function ClosingTime(props: { readonly iso: string; readonly whole: boolean }) {
  const { iso, whole } = props;
  const now = useNow();
  const near = Math.abs(Date.parse(iso) - now) < hourShownMs;
  return (
    <FormattedDate iso={iso} detail={whole || near ? "datetime" : "date"} />
  );
}

/** The states of a survey, one word each, as one item of the meta line. */
function SurveyBadges(props: Omit<SurveyMetaProps, "opened">) {
  const { survey, progress, fresh, reported } = props;
  const badges = [
    fresh && <Chip tone="accent">{texts.surveyMeta.fresh}</Chip>,
    survey.upcoming && !progress.closed && (
      <Chip tone="warning">{texts.ending.upcomingShort}</Chip>
    ),
    progress.closed && <Chip tone="warning">{texts.surveyMeta.closed}</Chip>,
    progress.responded && (
      <Chip tone="success">{texts.surveyMeta.responded}</Chip>
    ),
    reported && <Chip tone="danger">{texts.surveyMeta.reported}</Chip>,
    survey.demo && <Chip>{texts.surveyMeta.demo}</Chip>,
  ].filter(Boolean);
  if (badges.length === 0) return null;
  return (
    <li className={styles.badges}>
      {badges.map((badge, index) => (
        <span key={index}>{badge}</span>
      ))}
    </li>
  );
}
