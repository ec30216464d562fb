import type { Survey } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { Button, Card, classNames, Skeleton } from "@nearsay/core/ui";
import { memo, useEffect, useId, useRef, useState } from "react";
import { useSurveyProgress } from "../answer/use-survey-progress.ts";
import * as texts from "#messages";
import { CardActions } from "./card-actions.tsx";
import { OpenParts } from "./open-parts.tsx";
import { QuestionsInPlace } from "./questions-in-place.tsx";
import styles from "./survey-card.module.css";
import { SurveyCounts } from "./survey-counts.tsx";
import { SurveyMeta } from "./survey-meta.tsx";
import { useOpenPanels } from "./open-panels.ts";
import { PanelToggles } from "./survey-panels.tsx";
import { SurveyRemoved } from "./survey-removed.tsx";
import { useCardActions } from "./use-card-actions.ts";

export interface SurveyCardProps {
  readonly survey: Survey;
  /** Just published by the viewer. */
  readonly fresh?: boolean | undefined;
  /** The survey the page was opened for: its questions are open and it takes the focus. */
  readonly featured?: boolean | undefined;
  /** It takes the focus when it appears. */
  readonly awaited?: boolean | undefined;
  readonly shareToken?: string | null | undefined;
  /**
   * Called when the viewer reported the survey, which removes it from the list.
   * Must be the same function on every render.
   */
  readonly onReported?: ((surveyId: string) => void) | undefined;
}

/**
 * A survey in a list: it is read and answered, and its insights and discussion
 * open, all in place.
 */
export const SurveyCard = memo(function SurveyCard(props: SurveyCardProps) {
  const { survey, fresh, featured = false, shareToken, onReported } = props;
  const { awaited = featured } = props;
  const id = useId();
  const [answering, setAnswering] = useState(featured);
  const panels = useOpenPanels();
  const open = answering || panels.any;
  const progress = useSurveyProgress(survey, { open, shareToken });
  const answerable = !progress.closed && progress.responded === null;
  const inPlace = survey.firstQuestion !== undefined;
  const actions = useCardActions(survey.id, progress.likeCount, onReported);
  if (progress.removed) return <SurveyRemoved />;
  return (
    <Card
      as="article"
      aria-labelledby={`${id}-title`}
      className={classNames(styles.card, panels.both && styles.wide)}
    >
      <CardTitle id={`${id}-title`} survey={survey} awaited={awaited} />
      <SurveyMeta
        survey={survey}
        progress={progress}
        opened={open}
        fresh={fresh}
        reported={actions.marks.reported}
      />
      {survey.instructions !== "" && (
        <p
          lang={survey.language ?? undefined}
          dir="auto"
          className={classNames(
            styles.instructions,
            !answering && styles.clamped,
            inPlace && styles.brief,
          )}
        >
          {survey.instructions}
        </p>
      )}
      {inPlace && (
        <QuestionsInPlace
          id={id}
          survey={survey}
          progress={progress}
          answerable={answerable}
          answering={answering}
          shareToken={shareToken ?? null}
          onBegin={() => setAnswering(true)}
        />
      )}
      <div className={styles.foot}>
        <SurveyCounts progress={progress} likeCount={actions.likeCount} />
        {(answering || !answerable || !inPlace) && (
          <AnswerToggle
            open={answering}
            area={`${id}-questions`}
            isNext={answerable && !inPlace}
            onToggle={() => setAnswering((before) => !before)}
          />
        )}
      </div>
      <CardActions survey={survey} actions={actions}>
        <PanelToggles open={panels} controls={id} />
      </CardActions>
      {(panels.any || (answering && !inPlace)) && (
        <OpenParts
          id={id}
          survey={survey}
          progress={progress}
          answering={answering && !inPlace}
          panels={panels}
          shareToken={shareToken ?? null}
          guarded={survey.requiresCode && !featured}
        />
      )}
    </Card>
  );
});

interface CardTitleProps {
  readonly id: string;
  readonly survey: Survey;
  readonly awaited: boolean;
}

function CardTitle({ id, survey, awaited }: CardTitleProps) {
  const heading = useArrival(awaited);
  return (
    <h2
      id={id}
      ref={heading}
      tabIndex={awaited ? -1 : undefined}
      lang={survey.language ?? undefined}
      dir="auto"
      className={styles.title}
    >
      <Link to={`/surveys/${survey.id}`} className={styles.link}>
        {survey.title}
      </Link>
    </h2>
  );
}

interface AnswerToggleProps {
  readonly open: boolean;
  readonly area: string;
  /** Whether answering is what to do next, and begins here. */
  readonly isNext: boolean;
  readonly onToggle: () => void;
}

function AnswerToggle({ open, area, isNext, onToggle }: AnswerToggleProps) {
  return (
    <Button
      variant={isNext && !open ? "filled" : "quiet"}
      className={styles.answer}
      aria-expanded={open}
      aria-controls={open ? area : undefined}
      onClick={onToggle}
    >
      {isNext ? texts.cardQuestions.answer : texts.cardQuestions.questions}
    </Button>
  );
}

/** The shape of a card: title, meta line, two lines of instructions, counts, actions. */
export function SurveyCardSkeleton() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <Skeleton blockSize="1.95rem" inlineSize="70%" label={null} />
      <Skeleton blockSize="1.4rem" inlineSize="55%" label={null} />
      <Skeleton blockSize="3.1rem" label={null} />
      <Skeleton blockSize="44px" label={null} />
      <Skeleton blockSize="44px" label={null} />
    </Card>
  );
}

/**
 * Scrolls the element into view and focuses it, once, if the visitor waits for
 * it and has not begun to type elsewhere.
 */
function useArrival(awaited: boolean) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!awaited || document.activeElement?.matches("input, textarea")) return;
    element.current?.scrollIntoView({ block: "center" });
    element.current?.focus({ preventScroll: true });
  }, [awaited]);
  return element;
}
