import { Link } from "@nearsay/core/router";
import { buttonClass, useLoad } from "@nearsay/core/ui";
import { useCallback, useId } from "react";
import { another as words, surveyPage } from "#messages";
import styles from "./another.module.css";
import { findOthers } from "./find-others.ts";
import { SurveyDistance } from "./survey-distance.tsx";
import { useSeeker } from "./use-seeker.ts";

/** Maximum number of listed surveys. */
const listed = 3;

/**
 * In place of a survey that stays closed to a person: others to answer, and the
 * link to all of them.
 */
export function OtherSurveys({ besides }: { readonly besides: string }) {
  const id = useId();
  const seeker = useSeeker(besides);
  const find = useCallback(
    (signal: AbortSignal) => findOthers(seeker, signal),
    [seeker],
  );
  const { loaded } = useLoad(find);
  const others = loaded.status === "loaded" ? loaded.value : [];
  return (
    <section aria-labelledby={id} className={styles.another}>
      <h2 id={id} className={styles.heading}>
        {words.others}
      </h2>
      {others.slice(0, listed).map((survey) => (
        <div key={survey.id}>
          <Link
            to={`/surveys/${survey.id}`}
            lang={survey.language ?? undefined}
            dir="auto"
            className={styles.other}
          >
            {survey.title}
          </Link>
          <SurveyDistance survey={survey} />
        </div>
      ))}
      <div>
        <Link to="/" className={buttonClass("quiet")}>
          {surveyPage.allSurveys}
        </Link>
      </div>
    </section>
  );
}
