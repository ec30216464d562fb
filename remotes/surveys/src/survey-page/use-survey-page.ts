import { type SurveyCredential } from "@nearsay/core/api";
import {
  getQuestions,
  getSurvey,
  type SurveyWithQuestions,
  takePreloadedSurvey,
} from "../api/survey-calls.ts";
import { useSearchParams } from "@nearsay/core/router";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { useSetAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { useGuardedLoad } from "../access-code/use-guarded-load.ts";
import { isMissing } from "../is-missing.ts";

export type SurveyPageLoad = ReturnType<typeof useSurveyPage>;

/** Loads the data of the page, with a code or token from its address. */
export function useSurveyPage(surveyKey: string) {
  const [query] = useSearchParams();
  const shareToken = query.get("share_token");
  const linkCode = useLinkCode();
  const storeCode = useSetAtom(storeAccessCodeAtom);
  const [missing, setMissing] = useState(false);
  const load = useCallback(
    async (credential: SurveyCredential, signal?: AbortSignal) => {
      try {
        const found = await loadBoth(surveyKey, credential, signal);
        // Also stored by number, which cards and other components use.
        if (credential.code) storeCode(found.survey.id, credential.code);
        setMissing(false);
        return found;
      } catch (error) {
        // Unlike other failures, this is news about the survey shown.
        if (isMissing(error)) setMissing(true);
        throw error;
      }
    },
    [storeCode, surveyKey],
  );
  const guarded = useGuardedLoad({
    surveyKey,
    load,
    preloaded: (credential) => takePreloadedSurvey(surveyKey, credential),
    linkCode,
    shareToken,
  });
  useReloadOnReturn(guarded.refresh);
  return {
    ...guarded,
    /** Whether the survey does not exist, or no longer exists. */
    missing,
    shareToken,
  };
}

/** Only a uuid has to be resolved to its number before the questions can be requested. */
async function loadBoth(
  surveyKey: string,
  credential: SurveyCredential,
  signal?: AbortSignal,
): Promise<SurveyWithQuestions> {
  if (/^\d+$/.test(surveyKey)) {
    const [survey, questionSet] = await Promise.all([
      getSurvey(surveyKey, credential, signal),
      getQuestions(surveyKey, credential, signal),
    ]);
    return { survey, questionSet };
  }
  const survey = await getSurvey(surveyKey, credential, signal);
  const questionSet = await getQuestions(survey.id, credential, signal);
  return { survey, questionSet };
}

/**
 * The code of the link by which the page was opened. It is removed from the
 * address bar and history at once.
 */
function useLinkCode(): string | null {
  const [query, setQuery] = useSearchParams();
  const code = query.get("code");
  const [kept, setKept] = useState(code);
  if (code !== null && code !== kept) setKept(code);
  useEffect(() => {
    if (code === null) return;
    const rest = new URLSearchParams(query);
    rest.delete("code");
    setQuery(rest, { replace: true });
  }, [code, query, setQuery]);
  return kept;
}

function useReloadOnReturn(refresh: () => void): void {
  useEffect(() => {
    const whenVisible = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const whenRestored = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    document.addEventListener("visibilitychange", whenVisible);
    window.addEventListener("pageshow", whenRestored);
    return () => {
      document.removeEventListener("visibilitychange", whenVisible);
      window.removeEventListener("pageshow", whenRestored);
    };
  }, [refresh]);
}
