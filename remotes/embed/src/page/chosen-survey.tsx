import { ApiError } from "@nearsay/core/api";
import type { EmbedVisit } from "@nearsay/core/contract";
import { formatList } from "@nearsay/core/domain";
import { Link } from "@nearsay/core/router";
import {
  buttonClass,
  EmptyState,
  ErrorState,
  Notice,
  Skeleton,
  useLoad,
} from "@nearsay/core/ui";
import { useFocusLeftBehind, useRetryFocus } from "@nearsay/surveys";
import { useCallback } from "react";
import { createEmbedCalls } from "../widget/embed-calls.ts";
import type { CurrentChoice } from "./choice.ts";
import styles from "./embed-page.module.css";
import { Lines } from "./lines.tsx";
import { LookFields } from "./look-fields.tsx";
import { Preview } from "./preview.tsx";
import { picker as words } from "#messages";

interface ChosenSurveyProps {
  /** Number or uuid. */
  readonly survey: string;
  readonly current: CurrentChoice;
  readonly moved: boolean;
}

/** The survey to embed, or why it cannot be embedded. */
export function ChosenSurvey({ survey, current, moved }: ChosenSurveyProps) {
  // The same request that a widget begins with, so that what it may not show is
  // refused here, too.
  const load = useLoad(
    useCallback(
      () => createEmbedCalls({ site: "", survey }, "").visit(),
      [survey],
    ),
  );
  const { loaded } = load;
  const { area, retry } = useRetryFocus(load);
  return (
    <div ref={area} className={styles.chosen}>
      {loaded.status === "loading" && <Loading />}
      {loaded.status === "failed" && (
        <Failed
          survey={survey}
          current={current}
          moved={moved}
          error={loaded.error}
          onRetry={retry}
        />
      )}
      {loaded.status === "loaded" && (
        <Workbench visit={loaded.value} current={current} moved={moved} />
      )}
    </div>
  );
}

interface WorkbenchProps extends Omit<ChosenSurveyProps, "survey"> {
  readonly visit: EmbedVisit;
}

function Workbench({ visit, current, moved }: WorkbenchProps) {
  const { survey, questionSet, embedOrigins } = visit;
  const others = embedOrigins?.filter((one) => one !== location.origin);
  const { choice, change } = current;
  const heading = useFocusLeftBehind(moved);
  return (
    <>
      <div className={styles.subject}>
        <h2
          ref={heading}
          tabIndex={moved ? -1 : undefined}
          dir="auto"
          className={styles.title}
        >
          {survey.title}
        </h2>
        <Another current={current} />
      </div>
      {survey.expired && <Notice tone="warning">{words.closed}</Notice>}
      {others && (
        <Notice>
          {words.onlyOn({ origins: formatList(others), count: others.length })}
        </Notice>
      )}
      <div className={styles.workbench}>
        <LookFields choice={choice} onChange={change} />
        <Preview survey={survey} choice={choice} />
        <Lines
          survey={survey}
          options={questionSet.questions[0]?.options.length ?? 0}
          choice={choice}
        />
      </div>
    </>
  );
}

interface FailedProps extends ChosenSurveyProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Failed({ survey, current, moved, error, onRetry }: FailedProps) {
  const heading = useFocusLeftBehind(moved);
  const refused = refusalOf(error);
  if (refused === null)
    return <ErrorState title={words.failed} error={error} onRetry={onRetry} />;
  const { title, about } = words.refused[refused];
  const known = refused !== "NOT_FOUND";
  return (
    <div ref={heading} tabIndex={-1}>
      <EmptyState
        title={title}
        titleAs="h2"
        action={
          <div className={styles.actions}>
            {known && (
              <Link
                to={`/surveys/${encodeURIComponent(survey)}`}
                className={buttonClass("quiet")}
              >
                {words.open}
              </Link>
            )}
            <Another current={current} />
          </div>
        }
      >
        {about}
      </EmptyState>
    </div>
  );
}

/** Why no page may show it; null if the error has another cause. */
function refusalOf(error: unknown): keyof typeof words.refused | null {
  if (!(error instanceof ApiError)) return null;
  // The server responds with 400 to a text that cannot be a survey's id.
  if (error.status === 404 || error.status === 400) return "NOT_FOUND";
  return isRefusal(error.code) ? error.code : null;
}

function isRefusal(code: string): code is keyof typeof words.refused {
  return Object.hasOwn(words.refused, code);
}

function Another({ current }: Pick<ChosenSurveyProps, "current">) {
  return (
    <Link to={current.withSurvey(null)} className={buttonClass("quiet")}>
      {words.another}
    </Link>
  );
}

function Loading() {
  return (
    <div className={styles.chosen} aria-busy="true">
      <Skeleton blockSize="2rem" inlineSize="70%" label={words.loading} />
      <div className={styles.workbench}>
        <Skeleton blockSize="16rem" label={null} />
        <Skeleton blockSize="26rem" label={null} />
      </div>
    </div>
  );
}
