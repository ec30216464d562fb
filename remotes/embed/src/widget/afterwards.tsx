import type { EmbeddedSurvey, QuestionSet } from "@nearsay/core/contract";
import type { Consent } from "@nearsay/core/session";
import { Button, Notice, Skeleton } from "@nearsay/core/ui";
import { useCallback } from "react";
import type { EmbedApi } from "./embed-api.ts";
import { readFigures } from "./figures.ts";
import type { Foot as FootPart } from "./foot.tsx";
import type { LazyContent as LazyContentPart } from "./lazy-content.tsx";
import { Results } from "./results.tsx";
import { results as words } from "#messages";
import type { SiteLink as SiteLinkPart } from "./site-link.tsx";
import type { Answered } from "./use-visitor.ts";

export interface AfterwardsProps {
  readonly site: string;
  readonly api: EmbedApi;
  readonly survey: EmbeddedSurvey;
  readonly questionSet: QuestionSet;
  readonly consent: Consent;
  readonly answered: Answered;
  readonly parts: FormParts;
  readonly onDecide: (consented: boolean) => void;
}

/**
 * Parts that the form has loaded already; imported here, they would be moved to
 * a separate file.
 */
interface FormParts {
  readonly Foot: typeof FootPart;
  readonly LazyContent: typeof LazyContentPart;
  readonly SiteLink: typeof SiteLinkPart;
}

/** Below the thanks: what others answered, a link to the discussion, and the foot. */
export function Afterwards(props: AfterwardsProps) {
  const { site, api, survey, questionSet, consent, parts, onDecide } = props;
  const { Foot, LazyContent, SiteLink } = parts;
  const bring = useCallback(
    async () => readFigures(api, await api.read("/results")),
    [api],
  );
  return (
    <>
      <LazyContent
        bring={bring}
        waiting={<Skeleton lines={4} label={words.loading} />}
        failed={words.failed}
        draw={(figures) => (
          <Results site={site} questionSet={questionSet} figures={figures} />
        )}
      />
      <p>
        <SiteLink href={`${site}/surveys/${survey.id}`}>
          {words.discuss}
        </SiteLink>
      </p>
      {consent.error !== null && <Notice tone="danger">{consent.error}</Notice>}
      <Foot>
        <span role="status">
          {consent.consented ? words.enabled : words.optedOut}
        </span>
        <Button
          busy={consent.updating}
          busyText={words.updating}
          onClick={() => onDecide(!consent.consented)}
        >
          {consent.consented ? words.optOut : words.enable}
        </Button>
      </Foot>
    </>
  );
}
