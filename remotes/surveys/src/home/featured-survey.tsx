import type { SurveyCredential } from "@nearsay/core/api";
import { findLinkedSurvey } from "../api/search-calls.ts";
import { getSurvey } from "../api/survey-calls.ts";
import type { Survey } from "@nearsay/core/contract";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { EmptyState, ErrorState, RemoteSlot, Skeleton } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useCallback, useReducer } from "react";
import { LazyAccessCodeGate } from "../access-code/lazy-access-code-gate.tsx";
import {
  type GuardedLoad,
  useGuardedLoad,
} from "../access-code/use-guarded-load.ts";
import { SurveyCard, SurveyCardSkeleton } from "../card/survey-card.tsx";
import { isMissing } from "../is-missing.ts";
import { useEarlierParticipation } from "../marks.ts";
import * as texts from "#messages";
import { useRetryFocus } from "../use-focus.ts";
import styles from "./survey-board.module.css";
import { ReportThanks } from "./survey-cards.tsx";
import type { Featured } from "./use-featured.ts";

export interface FeaturedSurveyProps {
  readonly featured: Featured;
  /** The access code from the link. */
  readonly linkCode: string | null;
}

/** The survey the page was opened for, expanded, or why it cannot be shown. */
export function FeaturedSurvey({ featured, linkCode }: FeaturedSurveyProps) {
  const load = useFeaturedSurvey(featured, linkCode);
  const { area, retry } = useRetryFocus(load);
  const { loaded } = load;
  const [thanked, thank] = useReducer(() => true, false);
  useEarlierParticipation(loaded.status === "loaded" ? [loaded.value] : []);
  if (thanked) return <ReportThanks />;
  if (loaded.status === "loaded") {
    return (
      <>
        {featured.fresh && <Published surveyId={loaded.value.id} />}
        <SurveyCard
          featured
          survey={loaded.value}
          fresh={featured.fresh}
          shareToken={featured.shareToken}
          onReported={thank}
        />
      </>
    );
  }
  return (
    <div ref={area} className={styles.column}>
      {loaded.status === "loading" ? (
        <SurveyCardSkeleton />
      ) : load.gate.refusal ? (
        <LazyAccessCodeGate gate={load.gate} />
      ) : isMissing(loaded.error) ? (
        <EmptyState title={texts.surveyPage.notFound}>
          {texts.surveyPage.notFoundNext}
        </EmptyState>
      ) : (
        <ErrorState
          title={texts.home.featuredFailed}
          error={loaded.error}
          onRetry={retry}
        />
      )}
    </div>
  );
}

/**
 * What the author needs after publishing: links to share, and the only link for
 * managing the survey.
 */
function Published({ surveyId }: { readonly surveyId: string }) {
  return (
    <div className={styles.column}>
      <RemoteSlot
        name="creator/PublishedPanel"
        props={{ surveyId }}
        skeleton={
          <Skeleton blockSize="24rem" label={texts.home.publishedLoading} />
        }
      />
    </div>
  );
}

/** Loads the featured survey, which may require a code. */
function useFeaturedSurvey(
  { id, shareToken }: Featured,
  linkCode: string | null,
): GuardedLoad<Survey> {
  const storeCode = useSetAtom(storeAccessCodeAtom);
  const load = useCallback(
    async (credential: SurveyCredential, signal?: AbortSignal) => {
      const survey = await openLinked(id, credential, signal);
      // A link may contain a uuid; the card requests its parts by number.
      if (credential.code) storeCode(survey.id, credential.code);
      return survey;
    },
    [id, storeCode],
  );
  return useGuardedLoad({ surveyKey: id, shareToken, linkCode, load });
}

/**
 * The search finds no survey whose code has not been entered. Its own address
 * requests the code, and reports if there is no such survey.
 */
async function openLinked(
  id: string,
  credential: SurveyCredential,
  signal?: AbortSignal,
): Promise<Survey> {
  const searched = credential.code === undefined && /^\d+$/.test(id);
  const linked = searched
    ? await findLinkedSurvey(id, credential.shareToken, signal)
    : null;
  return linked ?? getSurvey(id, credential, signal);
}
