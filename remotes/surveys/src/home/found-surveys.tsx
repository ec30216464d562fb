import { Link } from "@nearsay/core/router";
import { announce, ErrorState, useSlowCode } from "@nearsay/core/ui";
import { useEffect } from "react";
import { useConsentChange } from "../marks.ts";
import * as texts from "#messages";
import { useRetryFocus } from "../use-focus.ts";
import { LazyNoSurveys } from "./lazy-parts.tsx";
import { all, keyOf, type Search, textSearch, toQuery } from "./search.ts";
import { ShowAll } from "./show-all.tsx";
import styles from "./survey-board.module.css";
import { LoadingCards, SurveyCards, useListed } from "./survey-cards.tsx";
import { useFurtherSurveys } from "./use-further-surveys.ts";
import { type OnLanguages, useLanguages } from "./use-languages.ts";
import type { CurrentSearch } from "./use-search.ts";
import { useSurveyList } from "./use-survey-list.ts";

interface FoundSurveysProps {
  readonly search: Search;
  /** A changed key starts a new search. */
  readonly searchKey: string;
  readonly find: CurrentSearch["find"];
  /** Id or uuid of the survey shown above the list. */
  readonly featuredId: string | undefined;
  readonly onLanguages: OnLanguages;
}

/** The results of one search, with its loading, failed and empty states. */
export function FoundSurveys(props: FoundSurveysProps) {
  const { search, searchKey, find, featuredId, onLanguages } = props;
  const load = useSurveyList(search, searchKey);
  const { loaded } = load;
  const { area, retry } = useRetryFocus(load);
  useConsentChange(load.refresh);
  const filters = search.kind === "all" ? search.filters : null;
  const listed = useListed(loaded, filters?.unanswered);
  const further = useFurtherSurveys(load);
  const count = loaded.status === "loaded" ? listed.surveys.length : undefined;
  useAnnouncement(search, count);
  useLanguages(loaded, onLanguages);
  // The featured survey above may be the only one to list, but it does not
  // answer a text search.
  const isEmpty = count === 0 && !further.there;
  const isAll = keyOf(search) === keyOf(all);
  const isAnswer = search.kind === "text" || (filters !== null && !isAll);
  if (isEmpty && featuredId !== undefined && !isAnswer) return null;
  return (
    <div ref={area} className={styles.board}>
      {loaded.status === "failed" ? (
        <ErrorState
          title={texts.home.failed}
          error={loaded.error}
          onRetry={retry}
        />
      ) : isEmpty ? (
        <LazyNoSurveys search={search} find={find} />
      ) : (
        <>
          <SearchSummary search={search} count={count} />
          {loaded.status === "loaded" ? (
            <>
              <DidYouMean text={loaded.value.didYouMean} />
              <SurveyCards
                listed={listed}
                further={further}
                kept={load.kept}
                divided={filters !== null}
                featuredId={featuredId}
              />
            </>
          ) : (
            <LoadingCards label={texts.home.loading} />
          )}
        </>
      )}
    </div>
  );
}

/** Announces the number of results to screen readers, wherever the focus is. */
function useAnnouncement(search: Search, count: number | undefined): void {
  const searched = keyOf(search) !== keyOf(all);
  useEffect(() => {
    if (searched && count !== undefined) announce(texts.home.found({ count }));
  }, [searched, count]);
}

interface SearchSummaryProps {
  readonly search: Search;
  /** Undefined while loading. */
  readonly count: number | undefined;
}

/** The number of results of a search for text or a code, and a link back to all surveys. */
function SearchSummary({ search, count }: SearchSummaryProps) {
  if (search.kind === "all" || search.kind === "top") return null;
  return (
    <div className={styles.summary}>
      {count === undefined ? (
        <p>
          <Searching />
        </p>
      ) : (
        <h2 className={styles.count}>{texts.home.found({ count })}</h2>
      )}
      <ShowAll />
    </div>
  );
}

/**
 * The search for a corrected text. Its link disappears when followed, and the
 * results take its focus.
 */
function DidYouMean({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  const query = toQuery(textSearch(text)).toString();
  return (
    <p className={styles.column}>
      {texts.home.didYouMean}{" "}
      <Link
        to={`/?${query}`}
        onClick={({ currentTarget }) =>
          currentTarget.closest("section")?.focus()
        }
      >
        {text}
      </Link>
    </p>
  );
}

function Searching() {
  const slow = useSlowCode();
  useEffect(() => {
    if (slow) announce(texts.home.slowCode);
  }, [slow]);
  return slow ? texts.home.slowCode : texts.home.searching;
}
