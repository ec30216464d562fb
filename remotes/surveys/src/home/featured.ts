import {
  findLinkedSurvey,
  getSurvey,
  type SurveyCredential,
} from "@nearsay/core/api";
import type { Survey } from "@nearsay/core/contract";
import { useLocation, useSearchParams } from "@nearsay/core/router";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { useSetAtom } from "jotai";
import { useCallback } from "react";
import {
  type GuardedLoad,
  useGuardedLoad,
} from "../access-code/use-guarded-load.ts";

/** The survey the home page was opened for. */
export interface Featured {
  id: string;
  /** Just published by the viewer. */
  fresh: boolean;
  shareToken: string | null;
}

/** From the navigation after publishing, else from the query `s`. */
export function useFeatured(): Featured | null {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const created = createdSurveyId(state);
  if (created !== null) return { id: created, fresh: true, shareToken: null };
  const linked = query.get("s")?.trim() ?? "";
  if (linked === "") return null;
  return { id: linked, fresh: false, shareToken: query.get("share_token") };
}

/** Loads the featured survey, which may be guarded by a code. */
export function useFeaturedSurvey(
  { id, shareToken }: Featured,
  linkCode: string | null,
): GuardedLoad<Survey> {
  const storeCode = useSetAtom(storeAccessCodeAtom);
  const load = useCallback(
    async (credential: SurveyCredential, signal?: AbortSignal) => {
      const survey = await openLinked(id, credential, signal);
      // A link may name a uuid; the card asks for its parts by number.
      if (credential.code) storeCode(survey.id, credential.code);
      return survey;
    },
    [id, storeCode],
  );
  return useGuardedLoad({ surveyKey: id, shareToken, linkCode, load });
}

/** Searching finds no survey whose code is still to be entered; its own address asks for it, and says when there is none. */
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

function createdSurveyId(state: unknown): string | null {
  if (typeof state !== "object" || state === null) return null;
  if (!("createdSurveyId" in state)) return null;
  const { createdSurveyId: id } = state;
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}
