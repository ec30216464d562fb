import type { EmbeddedSurvey, QuestionSet } from "@nearsay/core/contract";
import type { Consent } from "@nearsay/core/session";
import { Button, Notice } from "@nearsay/core/ui";
import { Thanks } from "@nearsay/surveys";
import { embedTexts } from "../texts.ts";
import styles from "./embedded-survey.module.css";
import type { EmbedApi } from "./embed-api.ts";
import { LateResults } from "./late-results.tsx";
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
  const { site, api, survey, questionSet, consent, answered } = props;
  const { onDecide } = props;
  return (
    <>
      <Thanks {...answered} />
      <LateResults
        api={api}
        questions={questionSet.questions}
        closesAt={questionSet.expiresAt}
      />
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
          onClick={() => {
            onDecide(!consent.consented);
          }}
        >
          {consent.consented ? embedTexts.optOut : embedTexts.enable}
        </Button>
      </div>
    </>
  );
}
