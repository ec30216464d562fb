import type { SurveyWithQuestions } from "../api/survey-calls.ts";
import { useLocation } from "@nearsay/core/router";
import { classNames } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useEffect, useId, useReducer, useState } from "react";
import { useAccessCode } from "../access-code/known-codes.ts";
import { SiteAnswerForm } from "../answer/site-answer-form.tsx";
import { Thanks } from "../answer/thanks.tsx";
import { LazyAuthorThanks } from "../answer/lazy-author-thanks.tsx";
import { useOpened } from "../answer/use-opened.ts";
import { useSurveyProgress } from "../answer/use-survey-progress.ts";
import { useOpenPanels } from "../card/open-panels.ts";
import { SurveyMeta } from "../card/survey-meta.tsx";
import { useEarlierParticipation, useSurveyMarks } from "../marks.ts";
import * as texts from "#messages";
import { useFocusLeftBehind } from "../use-focus.ts";
import { LazyMissingSurvey } from "./lazy-missing-survey.tsx";
import { LazySurveyFoot } from "./lazy-survey-foot.ts";
import styles from "./survey-page.module.css";

const TicketPart = lazyComponent(
  async () => (await import("../ticket/ticket-part.tsx")).TicketPart,
  null,
  "",
);

interface SurveyDetailProps extends SurveyWithQuestions {
  readonly shareToken: string | null;
  /** Whether the survey was opened by a code in a dialog, after which nothing has the focus. */
  readonly entered: boolean;
}

/** A survey that exists: its form or the thanks, then its other actions. */
export function SurveyDetail(props: SurveyDetailProps) {
  const { survey, shareToken, entered } = props;
  const questionSet = useOpened(props.questionSet);
  const id = useId();
  const heading = useFocusLeftBehind(entered);
  const progress = useSurveyProgress(survey, { open: true, shareToken });
  const code = useAccessCode(survey.id);
  const { reported } = useSurveyMarks(survey.id);
  const lang = survey.language ?? undefined;
  const { tickets } = questionSet;
  const closed = progress.closed || questionSet.expired;
  const [closedBefore] = useState(closed);
  // A form in which somebody is writing stays where it is.
  const resultsFirst = closed && closedBefore;
  const { groupSize } = questionSet.results;
  const panels = useOpenPanels(
    resultsFirst && survey.responseCount >= groupSize ? ["insights"] : [],
  );
  const byLink = useLocation().key === "default";
  const [sent, markSent] = useReducer(() => true, false);
  useEarlierParticipation([survey]);
  useDocumentTitle(texts.surveyPage.documentTitle({ title: survey.title }));
  if (progress.removed)
    return <LazyMissingSurvey surveyKey={survey.id} wasShown />;
  const foot = (
    <LazySurveyFoot
      id={id}
      survey={survey}
      questionSet={questionSet}
      progress={progress}
      panels={panels}
    />
  );
  return (
    <article
      aria-labelledby={`${id}-title`}
      className={classNames(styles.page, panels.both && styles.wide)}
    >
      <h1
        ref={heading}
        id={`${id}-title`}
        tabIndex={entered ? -1 : undefined}
        lang={lang}
        dir="auto"
        className={styles.title}
      >
        {survey.title}
      </h1>
      <SurveyMeta
        survey={survey}
        progress={progress}
        opened
        reported={reported}
      />
      {survey.instructions !== "" && (
        <p lang={lang} dir="auto" className={styles.instructions}>
          {survey.instructions}
        </p>
      )}
      {resultsFirst && foot}
      <div className={styles.answer}>
        {progress.responded ? (
          <Thanks {...progress.responded} earlier={!sent}>
            <LazyAuthorThanks ending={questionSet} lang={lang} />
          </Thanks>
        ) : (
          <>
            {tickets && !closed && (
              <TicketPart surveyId={survey.id} mode={tickets} />
            )}
            <SiteAnswerForm
              surveyId={survey.id}
              questionSet={questionSet}
              lang={lang}
              code={code}
              byLink={byLink}
              closed={closed}
              folded={resultsFirst}
              onAnswered={(result) => {
                markSent();
                progress.markAnswered(result);
              }}
              onClosed={progress.markClosed}
            />
          </>
        )}
      </div>
      {!resultsFirst && foot}
    </article>
  );
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
