import { ApiError, messageOf } from "@nearsay/core/api";
import {
  type EmbedErrorCode,
  embedErrorCodes,
  type EmbedVisit,
  type ErrorDetail,
} from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/forms";
import { Skeleton, useLoad } from "@nearsay/core/ui";
import { isMissing, useRetryFocus } from "@nearsay/surveys";
import { useEffect } from "react";
import { embed as embedTexts } from "#messages";
import styles from "./embedded-survey.module.css";
import { EmbeddedSurvey } from "./embedded-survey.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { SiteLink } from "./site-link.tsx";
import type { Surroundings } from "./surroundings.ts";

interface InlineSurveyProps {
  readonly survey: string;
  readonly around: Surroundings;
  readonly load: () => Promise<EmbedVisit>;
  /** The visit, if it has loaded already. */
  readonly visit: EmbedVisit | undefined;
}

/** A survey, and what to do if it fails to load. */
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
                  // The same message as the server's page in a frame.
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

const messageMax = 300;

/** Why a survey could not be shown, as reported to its page. */
function embedErrorOf(error: unknown): ErrorDetail {
  const message = clipText(messageOf(error, embedTexts.failed), messageMax);
  return { code: codeOf(error), message };
}

/** Whether another try may succeed. */
function isPassing(error: unknown): boolean {
  return ["NETWORK", "UNAVAILABLE"].includes(codeOf(error));
}

function codeOf(error: unknown): EmbedErrorCode {
  if (!(error instanceof ApiError)) return "UNAVAILABLE";
  if (error.status === 0) return "NETWORK";
  return embedErrorCodes.find((one) => one === error.code) ?? "UNAVAILABLE";
}
