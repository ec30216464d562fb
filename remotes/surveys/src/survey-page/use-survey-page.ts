import {
  getQuestions,
  getSurvey,
  type SurveyCredential,
} from "@nearsay/core/api";
import type { QuestionSet, Survey } from "@nearsay/core/contract";
import { useSearchParams } from "@nearsay/core/router";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { useSetAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import {
  type GuardedLoad,
  useGuardedLoad,
} from "../access-code/use-guarded-load.ts";

export interface SurveyWithQuestions {
  survey: Survey;
  questionSet: QuestionSet;
}

/** Loads what the page shows, with a code or token from its address. */
export function useSurveyPage(
  surveyKey: string,
): GuardedLoad<SurveyWithQuestions> {
  const [query] = useSearchParams();
  const [linkCode] = useState(() => query.get("code"));
  const storeCode = useSetAtom(storeAccessCodeAtom);
  const load = useCallback(
    async (credential: SurveyCredential, signal?: AbortSignal) => {
      const found = await loadBoth(surveyKey, credential, signal);
      // Kept by number as well, where cards and other parts look for it.
      if (credential.code) storeCode(found.survey.id, credential.code);
      return found;
    },
    [storeCode, surveyKey],
  );
  const shareToken = query.get("share_token");
  const guarded = useGuardedLoad({ surveyKey, load, linkCode, shareToken });
  useCodeHidden(guarded.loaded.status !== "loading");
  useReloadOnReturn(guarded.refresh);
  return guarded;
}

/** Only a uuid has to wait for its number before the questions can be asked for. */
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

/** Takes the code out of the address bar and the history once it was tried. */
function useCodeHidden(tried: boolean): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    if (!tried || !query.has("code")) return;
    const rest = new URLSearchParams(query);
    rest.delete("code");
    setQuery(rest, { replace: true });
  }, [query, setQuery, tried]);
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
