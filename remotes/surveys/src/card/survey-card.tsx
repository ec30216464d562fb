import type { Survey } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { Button, Card, Chip, classNames } from "@nearsay/core/ui";
import { useId, useState } from "react";
import { SurveyQuestions } from "../answer/survey-questions.tsx";
import {
  type SurveyProgress,
  useSurveyProgress,
} from "../answer/use-survey-progress.ts";
import { texts } from "../texts.ts";
import { PanelToggles } from "./panel-toggles.tsx";
import { useOpenPanels } from "./panels.ts";
import styles from "./survey-card.module.css";
import { SurveyMeta } from "./survey-meta.tsx";
import { SurveyPanels } from "./survey-panels.tsx";
import { useArrival } from "./use-arrival.ts";

export interface SurveyCardProps {
  readonly survey: Survey;
  /** Just published by the viewer. */
  readonly fresh?: boolean | undefined;
  /** The one the page was opened for: its questions are open and it takes the focus. */
  readonly featured?: boolean | undefined;
  readonly shareToken?: string | null | undefined;
}

/** A survey in a list: read it, answer it, see its insights and discussion, all in place. */
export function SurveyCard(props: SurveyCardProps) {
  const { survey, fresh, featured = false, shareToken } = props;
  const id = useId();
  const progress = useSurveyProgress(survey);
  const [answering, setAnswering] = useState(featured);
  const panels = useOpenPanels();
  const heading = useArrival(featured);
  return (
    <Card
      as="article"
      aria-labelledby={`${id}-title`}
      className={classNames(styles.card, panels.both && styles.wide)}
    >
      <h2
        id={`${id}-title`}
        ref={heading}
        tabIndex={featured ? -1 : undefined}
        dir="auto"
        className={styles.title}
      >
        <Link to={`/surveys/${survey.id}`} className={styles.link}>
          {survey.title}
        </Link>
      </h2>
      <SurveyMeta survey={survey} progress={progress} fresh={fresh} />
      {survey.instructions !== "" && (
        <p
          dir="auto"
          className={classNames(
            styles.instructions,
            !answering && styles.clamped,
          )}
        >
          {survey.instructions}
        </p>
      )}
      <div className={styles.foot}>
        <Counts progress={progress} />
        <div className={styles.actions}>
          <PanelToggles open={panels} controls={id} />
          <AnswerToggle
            open={answering}
            area={`${id}-questions`}
            progress={progress}
            onToggle={() => {
              setAnswering(!answering);
            }}
          />
        </div>
      </div>
      {answering && (
        <section
          id={`${id}-questions`}
          aria-label={texts.card.answerArea(survey.title)}
          className={styles.questions}
        >
          <SurveyQuestions
            surveyId={survey.id}
            progress={progress}
            shareToken={shareToken ?? null}
          />
        </section>
      )}
      <SurveyPanels
        id={id}
        survey={survey}
        open={panels}
        onPostCount={progress.countPosts}
      />
    </Card>
  );
}

function Counts({ progress }: { readonly progress: SurveyProgress }) {
  return (
    <ul className={styles.counts}>
      <li>
        <Chip>{texts.card.responses(progress.responseCount)}</Chip>
      </li>
      <li>
        <Chip>{texts.card.comments(progress.postCount)}</Chip>
      </li>
    </ul>
  );
}

interface AnswerToggleProps {
  readonly open: boolean;
  readonly area: string;
  readonly progress: SurveyProgress;
  readonly onToggle: () => void;
}

function AnswerToggle({ open, area, progress, onToggle }: AnswerToggleProps) {
  const answerable = !progress.closed && progress.responded === null;
  return (
    <Button
      variant={answerable && !open ? "filled" : "quiet"}
      aria-expanded={open}
      aria-controls={open ? area : undefined}
      onClick={onToggle}
    >
      {answerable ? texts.card.answer : texts.card.questions}
    </Button>
  );
}
