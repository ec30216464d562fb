import type { EmbeddedSurvey, QuestionSet } from "@nearsay/core/contract";
import type { Consent } from "@nearsay/core/session";
import { Button, Notice, Skeleton } from "@nearsay/core/ui";
import { Thanks } from "@nearsay/surveys";
import { useCallback } from "react";
import { embedTexts } from "../texts.ts";
import type { EmbedApi } from "./embed-api.ts";
import styles from "./embedded-survey.module.css";
import { Late } from "./late.tsx";
import { bringNotes } from "./late-notes.ts";
import { SiteLink } from "./site-link.tsx";
import type { Answered } from "./use-visitor.ts";

interface AfterwardsProps {
  readonly site: string;
  readonly api: EmbedApi;
  readonly survey: EmbeddedSurvey;
  readonly questionSet: QuestionSet;
  readonly consent: Consent;
  readonly answered: Answered;
  readonly onDecide: (consented: boolean) => void;
}

/** In the form's place: what others answered, where they discuss it, and the way out. */
export function Afterwards(props: AfterwardsProps) {
  const { site, survey, questionSet, consent, answered, onDecide } = props;
  const { thanksMessage, thanksLink } = questionSet;
  return (
    <>
      <Thanks {...answered}>
        {(thanksMessage ?? thanksLink) && (
          <Late
            bring={bringNotes}
            draw={({ ThanksWords }) => <ThanksWords ending={questionSet} />}
          />
        )}
      </Thanks>
      <LateResults {...props} />
      <p>
        <SiteLink href={`${site}/surveys/${survey.id}`}>
          {embedTexts.discuss}
        </SiteLink>
      </p>
      {consent.error !== null && <Notice tone="danger">{consent.error}</Notice>}
      <div className={styles.foot}>
        <span role="status">
          {consent.consented ? embedTexts.enabled : embedTexts.optedOut}
        </span>
        <Button
          busy={consent.updating}
          busyText={embedTexts.updating}
          onClick={() => onDecide(!consent.consented)}
        >
          {consent.consented ? embedTexts.optOut : embedTexts.enable}
        </Button>
      </div>
    </>
  );
}

/** Nobody needs them before they answered. */
export function loadResults() {
  return import("./results.tsx");
}

type LateResultsProps = Pick<AfterwardsProps, "site" | "api" | "questionSet">;

/** The results, once both they and what draws them are here. */
function LateResults(props: LateResultsProps) {
  const { api } = props;
  const load = useCallback(async () => {
    const [module, reply] = await Promise.all([
      loadResults(),
      api.read("/results"),
    ]);
    return { ...module, figures: await module.readFigures(api, reply) };
  }, [api]);
  return (
    <Late
      bring={load}
      waiting={<Skeleton lines={4} label={embedTexts.results.loading} />}
      failed={embedTexts.results.failed}
      draw={({ Results, figures }) => <Results {...props} figures={figures} />}
    />
  );
}
