import { Link } from "@nearsay/core/router";
import { buttonClass, useLoad } from "@nearsay/core/ui";
import { useCallback, useId } from "react";
import { another as words, cardQuestions } from "#messages";
import styles from "./another.module.css";
import { findAnother } from "./find-others.ts";
import { SurveyDistance } from "./survey-distance.tsx";
import { useSeeker } from "./use-seeker.ts";

/** After a response: one more survey to answer; nothing if there is none. */
export function AnotherSurvey({ after }: { readonly after: string }) {
  const id = useId();
  const seeker = useSeeker(after);
  const find = useCallback(
    (signal: AbortSignal) => findAnother(seeker, signal),
    [seeker],
  );
  const { loaded } = useLoad(find);
  if (loaded.status !== "loaded" || loaded.value === null) return null;
  const { survey, question } = loaded.value;
  const lang = survey.language ?? undefined;
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.another}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {words.next}
      </h2>
      <p id={`${id}-title`} lang={lang} dir="auto" className={styles.title}>
        {survey.title}
      </p>
      <SurveyDistance survey={survey} />
      <p lang={lang} dir="auto" className={styles.question}>
        {question}
      </p>
      <div>
        <Link
          to={`/surveys/${survey.id}`}
          aria-describedby={`${id}-title`}
          className={buttonClass("filled")}
        >
          {cardQuestions.answer}
        </Link>
      </div>
    </section>
  );
}
