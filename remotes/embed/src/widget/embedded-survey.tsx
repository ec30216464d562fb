import type { EmbedNews, EmbedVisit } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { AnswerForm, type GivenAnswers, isFormed } from "@nearsay/surveys";
import {
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { embed as embedTexts } from "#messages";
import styles from "./embedded-survey.module.css";
import { Foot } from "./foot.tsx";
import { keptSendings } from "./kept-sendings.ts";
import { LazyContent } from "./lazy-content.tsx";
import { bringAfterwards, LazyAfterwards } from "./lazy-afterwards.tsx";
import { LazyForm } from "./lazy-form.tsx";
import { LazyPagePlace } from "./lazy-page-place.tsx";
import { bringNotes } from "./lazy-notes.ts";
import { SiteLink } from "./site-link.tsx";
import type { Surroundings } from "./surroundings.ts";
import { useVisitor } from "./use-visitor.ts";

interface EmbeddedSurveyProps {
  readonly visit: EmbedVisit;
  readonly around: Surroundings;
}

/** A survey on another site's page: its questions, then thanks and results. */
export function EmbeddedSurvey({ visit, around }: EmbeddedSurveyProps) {
  const { survey, questionSet } = visit;
  const { site, api, tell } = around;
  const id = useId();
  const area = useHeight(tell);
  const visitor = useVisitor(visit, around);
  const { consent, answered } = visitor;
  const [ended, setEnded] = useState(survey.expired || questionSet.expired);
  // In a layout effect, so that the placeholder is removed before the first
  // paint.
  useLayoutEffect(() => {
    tell({ type: "ready", survey: survey.id, title: survey.title });
  }, [tell, survey]);

  function send(given: GivenAnswers) {
    // Preloaded while the response is sent; if it fails, it is loaded again
    // later.
    void bringAfterwards().catch(() => undefined);
    return visitor.send({ ...given, ...around.place });
  }

  const {
    questions,
    translated,
    closedMessage,
    upcoming,
    edits,
    within,
    forgetMonths,
  } = questionSet;
  const hasNotes =
    closedMessage ?? upcoming ?? edits[0] ?? within ?? forgetMonths;
  const Form = translated || isFormed(questions) ? LazyForm : AnswerForm;
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
          <Notice action={open}>
            <LazyContent
              bring={bringNotes}
              draw={({ unkeptTexts }) => unkeptTexts.siteOnly}
            />
          </Notice>
        ) : answered === null ? (
          <>
            <Form
              surveyId={survey.id}
              questionSet={questionSet}
              consent={consent}
              closed={ended}
              drawnIn={around.drawnIn}
              sendings={keptSendings}
              // There is no location here.
              outside={!!within}
              enable={() => visitor.decide(true)}
              policy={
                <SiteLink href={`${site}/privacy/anonymous-id`}>
                  {embedTexts.policy}
                </SiteLink>
              }
              send={send}
              notes={
                hasNotes && (
                  <LazyContent
                    bring={bringNotes}
                    draw={({ Notes }) => (
                      <Notes questionSet={questionSet} closed={ended} />
                    )}
                  />
                )
              }
              beforeSending={
                around.near && <LazyPagePlace visit={visit} around={around} />
              }
              onAnswered={(result) => {
                const earlier = !hasFocus(area.current);
                visitor.setAnswered({ ...result, earlier });
                tell({ type: "answered", survey: survey.id, ...result });
              }}
              onClosed={() => setEnded(true)}
            />
            <Foot>
              <PerSite unkept={around.unkept} /> {open}
            </Foot>
          </>
        ) : (
          <LazyAfterwards
            site={site}
            api={api}
            survey={survey}
            questionSet={questionSet}
            consent={consent}
            answered={answered}
            onDecide={(consented) => void visitor.decide(consented)}
          />
        )}
      </article>
    </div>
  );
}

/** How often a person can answer here. */
function PerSite({ unkept = false }) {
  if (!unkept) return embedTexts.onePerSite;
  return (
    <LazyContent
      bring={bringNotes}
      draw={({ unkeptTexts }) => unkeptTexts.unkept}
    />
  );
}

/** The surrounding page keeps the focus while the visitor is elsewhere on it. */
function hasFocus(area: HTMLElement | null): boolean {
  const root = area?.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const inside = area?.contains(root.activeElement) ?? false;
  return inside && document.hasFocus();
}

/** Reports the height of an element whenever it changes. */
function useHeight(
  tell: (news: EmbedNews) => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const px = heightOf(entry);
      if (px >= 1) tell({ type: "height", px });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [tell]);
  return element;
}

const highest = 20_000;

function heightOf(entry: ResizeObserverEntry | undefined): number {
  const height = entry?.target.getBoundingClientRect().height ?? 0;
  return Math.min(Math.ceil(height), highest);
}
