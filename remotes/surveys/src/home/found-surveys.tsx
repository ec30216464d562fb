import { messageOf } from "@nearsay/core/api";
import type { Survey } from "@nearsay/core/contract";
import { announce, ErrorState } from "@nearsay/core/ui";
import { useEffect } from "react";
import { texts } from "../texts.ts";
import { useConsentChange } from "../use-consent-change.ts";
import { useRetryFocus } from "../use-retry-focus.ts";
import { LoadingCards } from "./loading-cards.tsx";
import { NoSurveys } from "./no-surveys.tsx";
import type { Search } from "./search.ts";
import { SearchSummary } from "./search-summary.tsx";
import styles from "./survey-board.module.css";
import { SurveyCards } from "./survey-cards.tsx";
import { useListed } from "./use-listed.ts";
import { useSurveyList } from "./use-survey-list.ts";

const none: readonly Survey[] = [];

interface FoundSurveysProps {
  readonly search: Search;
  /** Id or uuid of the one that stands above them. */
  readonly featuredId: string | undefined;
}

/** What one search found, while it is on its way, when it failed and when it is nothing. */
export function FoundSurveys({ search, featuredId }: FoundSurveysProps) {
  const load = useSurveyList(search);
  const { loaded } = load;
  const { area, retry } = useRetryFocus(load);
  useConsentChange(load.refresh);
  const found = loaded.status === "loaded" ? loaded.value.items : null;
  const listed = useListed(found ?? none);
  const count = found === null ? undefined : listed.surveys.length;
  useAnnouncement(search, count);
  // The one above may be all there is to list, but is no answer to a text.
  if (count === 0 && featuredId !== undefined && search.kind !== "text")
    return null;
  return (
    <div ref={area} className={styles.board}>
      {loaded.status === "failed" ? (
        <ErrorState
          title={texts.home.failed}
          message={messageOf(loaded.error, "")}
          onRetry={retry}
        />
      ) : count === 0 ? (
        <NoSurveys search={search} />
      ) : (
        <>
          <SearchSummary search={search} count={count} />
          {loaded.status === "loaded" ? (
            <SurveyCards listed={listed} featuredId={featuredId} />
          ) : (
            <LoadingCards label={texts.home.loading} />
          )}
        </>
      )}
    </div>
  );
}

/** Everybody hears what a search found, wherever they are on the page. */
function useAnnouncement(search: Search, count: number | undefined): void {
  const searched = search.kind !== "all";
  useEffect(() => {
    if (searched && count !== undefined) announce(texts.home.found(count));
  }, [searched, count]);
}
