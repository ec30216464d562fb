import { messageOf } from "@nearsay/core/api";
import type { EmbedVisit } from "@nearsay/core/contract";
import { Skeleton, useLoad } from "@nearsay/core/ui";
import { useEffect } from "react";
import { isMissing, useRetryFocus } from "@nearsay/surveys";
import { embedTexts } from "../texts.ts";
import { embedErrorOf, isPassing } from "./embed-error.ts";
import { EmbeddedSurvey } from "./embedded-survey.tsx";
import styles from "./embedded-survey.module.css";
import { FailureNotice } from "./failure-notice.tsx";
import { SiteLink } from "./site-link.tsx";
import type { Surroundings } from "./surroundings.ts";

interface InlineSurveyProps {
  readonly survey: string;
  readonly around: Surroundings;
  readonly load: () => Promise<EmbedVisit>;
  /** What came already. */
  readonly visit: EmbedVisit | undefined;
}

/** A survey, with what to do where it does not come. */
export function InlineSurvey(props: InlineSurveyProps) {
  const { survey, around, load, visit } = props;
  const { site, tell } = around;
  const visiting = useLoad(load, () => visit);
  const { area, retry } = useRetryFocus(visiting);
  const { loaded } = visiting;
  useEffect(() => {
    if (loaded.status === "failed")
      tell({ type: "error", ...embedErrorOf(loaded.error) });
  }, [loaded, tell]);
  return (
    <div ref={area}>
      {loaded.status === "loaded" ? (
        <EmbeddedSurvey visit={loaded.value} around={around} />
      ) : (
        <div className={styles.place}>
          <div className={styles.survey}>
            {loaded.status === "loading" ? (
              <Skeleton lines={6} />
            ) : (
              <>
                {isPassing(loaded.error) ? (
                  <FailureNotice
                    title={embedTexts.failed}
                    error={loaded.error}
                    onRetry={retry}
                  />
                ) : (
                  // As the server says it in a frame.
                  <p role="status">
                    {messageOf(loaded.error, embedTexts.failed)}
                  </p>
                )}
                <p>
                  {isMissing(loaded.error) ? (
                    <SiteLink href={`${site}/`}>{embedTexts.openSite}</SiteLink>
                  ) : (
                    <SiteLink href={`${site}/surveys/${survey}`}>
                      {embedTexts.open}
                    </SiteLink>
                  )}
                </p>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
