import type { EmbedVisit } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { useId, useLayoutEffect, useState } from "react";
import { AnswerForm, type GivenAnswers } from "@nearsay/surveys";
import { embedTexts } from "../texts.ts";
import { Afterwards } from "./afterwards.tsx";
import styles from "./embedded-survey.module.css";
import { loadResults } from "./late-results.tsx";
import { SiteLink } from "./site-link.tsx";
import type { Surroundings } from "./surroundings.ts";
import { useHeight } from "./use-height.ts";
import { useVisitor } from "./use-visitor.ts";

export interface EmbeddedSurveyProps {
  readonly visit: EmbedVisit;
  readonly around: Surroundings;
}

/** A survey on a page of another site: its questions, then thanks and results. */
export function EmbeddedSurvey({ visit, around }: EmbeddedSurveyProps) {
  const { survey, questionSet } = visit;
  const { site, api, tell } = around;
  const id = useId();
  const area = useHeight(tell);
  const visitor = useVisitor(visit, around);
  const { consent, answered } = visitor;
  const [ended, setEnded] = useState(survey.expired || questionSet.expired);
  // Before it is painted, so that what stands in its place is never painted beside it.
  useLayoutEffect(() => {
    tell({ type: "ready", survey: survey.id, title: survey.title });
  }, [tell, survey]);

  function send(given: GivenAnswers) {
    // While the answer is on its way; where that fails, it is asked for again.
    void loadResults().catch(() => undefined);
    return visitor.send(given);
  }

  const open = (
    <SiteLink href={`${site}/surveys/${survey.id}`}>{embedTexts.open}</SiteLink>
  );

  return (
    <div ref={area} className={styles.place}>
      <article aria-labelledby={id} className={styles.survey}>
        <h2 id={id} dir="auto" className={styles.title}>
          {survey.title}
        </h2>
        {survey.instructions !== "" && (
          <p dir="auto" className={styles.instructions}>
            {survey.instructions}
          </p>
        )}
        {answered === null && visitor.siteOnly ? (
          <Notice action={open}>{embedTexts.siteOnly}</Notice>
        ) : answered === null ? (
          <>
            <AnswerForm
              surveyId={survey.id}
              questionSet={questionSet}
              closed={ended}
              consent={consent}
              drawnIn={around.drawnIn}
              enable={() => visitor.decide(true)}
              policy={
                <SiteLink href={`${site}/privacy/anonymous-id`}>
                  {embedTexts.policy}
                </SiteLink>
              }
              send={send}
              onAnswered={(result) => {
                const earlier = !hasFocus(area.current);
                visitor.setAnswered({ ...result, earlier });
                tell({ type: "answered", survey: survey.id, ...result });
              }}
              onClosed={() => setEnded(true)}
            />
            <p className={styles.foot}>
              {around.unkept ? embedTexts.unkept : embedTexts.onePerSite} {open}
            </p>
          </>
        ) : (
          <Afterwards
            {...{ site, api, survey, questionSet, consent, answered }}
            onDecide={(consented) => void visitor.decide(consented)}
          />
        )}
      </article>
    </div>
  );
}

/** The page around keeps it while somebody is elsewhere on it. */
function hasFocus(area: HTMLElement | null): boolean {
  const root = area?.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const inside = area?.contains(root.activeElement) ?? false;
  return inside && document.hasFocus();
}
