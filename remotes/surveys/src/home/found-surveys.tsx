import { messageOf } from "@nearsay/core/api";
import type { Survey } from "@nearsay/core/contract";
import { announce, ErrorState } from "@nearsay/core/ui";
import { useEffect } from "react";
import { texts } from "../texts.ts";
import { useConsentChange } from "../use-consent-change.ts";
import { LoadingCards } from "./loading-cards.tsx";
import { NoSurveys } from "./no-surveys.tsx";
import type { Search } from "./search.ts";
import { SearchSummary } from "./search-summary.tsx";
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
  const { loaded, retry, refresh } = useSurveyList(search);
  useConsentChange(refresh);
  const found = loaded.status === "loaded" ? loaded.value.items : null;
  const listed = useListed(found ?? none);
  const count = found === null ? undefined : listed.surveys.length;
  useAnnouncement(search, count);
  if (loaded.status === "failed")
    return (
      <ErrorState
        title={texts.home.failed}
        message={messageOf(loaded.error, "")}
        onRetry={retry}
      />
    );
  // The one above may be all there is to list, but is no answer to a text.
  if (count === 0)
    return featuredId === undefined || search.kind === "text" ? (
      <NoSurveys search={search} />
    ) : null;
  return (
    <>
      <SearchSummary search={search} count={count} />
      {found ? (
        <SurveyCards listed={listed} featuredId={featuredId} />
      ) : (
        <LoadingCards label={texts.home.loading} />
      )}
    </>
  );
}

/** Everybody hears what a search found, wherever they are on the page. */
function useAnnouncement(search: Search, count: number | undefined): void {
  const searched = search.kind !== "all";
  useEffect(() => {
    if (searched && count !== undefined) announce(texts.home.found(count));
  }, [searched, count]);
}
