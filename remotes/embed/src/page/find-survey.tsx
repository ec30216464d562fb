import { listTopSurveys, searchSurveys } from "@nearsay/surveys";
import { limits, type SurveyList } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import {
  Button,
  Chip,
  EmptyState,
  ErrorState,
  type Loaded,
  Skeleton,
  TextField,
  useLoad,
} from "@nearsay/core/ui";
import { useFocusLeftBehind, useRetryFocus } from "@nearsay/surveys";
import { type FormEvent, useCallback, useId, useState } from "react";
import { type CurrentChoice, surveyAt } from "./choice.ts";
import styles from "./find-survey.module.css";
import { picker as pickerTexts } from "#messages";

const words = pickerTexts.find;

interface FindSurveyProps {
  readonly current: CurrentChoice;
  readonly moved: boolean;
}

/** Searches the survey to embed, by text or by its address. */
export function FindSurvey({ current, moved }: FindSurveyProps) {
  const id = useId();
  const heading = useFocusLeftBehind(moved);
  const { sought } = current;
  const load = useLoad(
    useCallback(
      (signal: AbortSignal) =>
        sought === ""
          ? listTopSurveys("responses", signal)
          : searchSurveys({ q: sought }, signal),
      [sought],
    ),
  );
  const { area, retry } = useRetryFocus(load);
  return (
    <section aria-labelledby={id} className={styles.find}>
      <h2 ref={heading} id={id} tabIndex={moved ? -1 : undefined}>
        {words.heading}
      </h2>
      <SearchForm key={sought} current={current} />
      <div ref={area} className={styles.found}>
        <Found loaded={load.loaded} current={current} onRetry={retry} />
      </div>
    </section>
  );
}

function SearchForm({ current }: Pick<FindSurveyProps, "current">) {
  const [text, setText] = useState(current.sought);

  function submit(event: FormEvent) {
    event.preventDefault();
    const survey = surveyAt(text);
    if (survey === null) current.seek(text.trim());
    else current.change({ survey });
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <TextField
        label={words.label}
        hint={words.hint}
        type="search"
        maxLength={limits.titleMax}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={setText}
      />
      <Button type="submit">{words.search}</Button>
    </form>
  );
}

interface FoundProps {
  readonly loaded: Loaded<SurveyList>;
  readonly current: CurrentChoice;
  readonly onRetry: () => void;
}

function Found({ loaded, current, onRetry }: FoundProps) {
  const { sought, withSurvey } = current;
  if (loaded.status === "loading") return <LoadingList />;
  if (loaded.status === "failed")
    return (
      <ErrorState title={words.failed} error={loaded.error} onRetry={onRetry} />
    );
  const { items } = loaded.value;
  if (items.length === 0)
    return (
      <EmptyState
        title={sought === "" ? words.noneYet : words.none({ text: sought })}
      >
        {words.noneNext}
      </EmptyState>
    );
  return (
    <>
      <h3 className={styles.what}>
        {sought === "" ? words.mostAnswered : words.found({ text: sought })}
      </h3>
      <ul className={styles.list}>
        {items.map((survey) => (
          <li key={survey.id}>
            <Link to={withSurvey(survey.id)} className={styles.survey}>
              <span dir="auto" className={styles.title}>
                {survey.title}
              </span>
              <span className={styles.about}>
                {survey.expired && <Chip>{words.closed}</Chip>}
                {words.responses({ count: survey.responseCount })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function LoadingList() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton blockSize="1.4rem" inlineSize="40%" label={words.loading} />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} blockSize="3.4rem" label={null} />
      ))}
    </div>
  );
}
