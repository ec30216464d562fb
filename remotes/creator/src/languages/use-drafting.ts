import { ApiError, messageOf } from "@nearsay/core/api";
import { draftTranslation } from "../prompt/draft-calls.ts";
import {
  type SurveyLanguage,
  errorCodeOf,
  readDraftedTexts,
  readFailedDraft,
} from "@nearsay/core/contract";
import { useEffect, useRef, useState } from "react";
import type { DraftText } from "../draft/translations.ts";
import { languages as words } from "#messages";

interface Drafting {
  /** How many of the requested texts are drafted; null if none are requested. */
  done: number | null;
  /** Number of requested texts. */
  all: number;
  /** Why the last attempt failed; null if it did not. */
  failure: string | null;
  draft: (
    from: SurveyLanguage,
    to: SurveyLanguage,
    asked: readonly DraftText[],
  ) => Promise<void>;
  /** Cancels the running attempt; nothing of it arrives later. */
  cancel: () => void;
}

/**
 * Requests translations from a model, one attempt at a time; unmounting
 * cancels.
 * @param onDrafted Receives the drafts, in the order of the requested texts,
 * even if later ones failed.
 */
export function useDrafting(
  onDrafted: (
    asked: readonly DraftText[],
    draftedTexts: readonly string[],
  ) => void,
): Drafting {
  const [all, setAll] = useState(0);
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const current = useRef<AbortController>(null);
  const report = useRef(onDrafted);
  useEffect(() => {
    report.current = onDrafted;
  });
  useEffect(() => () => current.current?.abort(), []);

  async function draft(
    from: SurveyLanguage,
    to: SurveyLanguage,
    asked: readonly DraftText[],
  ) {
    const attempt = new AbortController();
    const { signal } = attempt;
    current.current = attempt;
    setAll(asked.length);
    setDone(0);
    setFailure(null);
    let came: readonly string[] = [];
    const take = (draftedTexts: readonly string[]) => {
      if (signal.aborted) return;
      came = draftedTexts;
      setDone(draftedTexts.filter((text) => text !== "").length);
    };
    try {
      const texts = asked.map(({ original }) => original);
      take(
        await draftTranslation(
          { from, to, texts },
          { signal, onProgress: take },
        ),
      );
      if (!signal.aborted && came.includes("")) setFailure(words.draft.some);
    } catch (error) {
      if (!signal.aborted) {
        setFailure(sayFailure(error));
        const kept = error instanceof ApiError ? error.data : null;
        take(longer(came, readDraftedTexts(kept)));
      }
    }
    if (signal.aborted) return;
    setDone(null);
    report.current(asked, came);
  }

  function cancel() {
    current.current?.abort();
    setDone(null);
  }

  return { done, all, failure, draft, cancel };
}

const longer = (one: readonly string[], other: readonly string[]) =>
  other.join("").length > one.join("").length ? other : one;

function sayFailure(error: unknown): string {
  const { failures, failed } = words.draft;
  if (error instanceof ApiError && errorCodeOf(error) === "DRAFTING_FAILED")
    return failures[readFailedDraft(error.data).reason];
  return messageOf(error, failed);
}
