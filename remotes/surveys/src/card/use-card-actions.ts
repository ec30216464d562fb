import { announce } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { flushSync } from "react-dom";
import { texts } from "../texts.ts";
import type { CardNote } from "./card-note.ts";
import { markSurveyAtom, useSurveyMarks } from "./marks.ts";
import { useLike } from "./use-like.ts";

export type CardActionState = ReturnType<typeof useCardActions>;

/**
 * What the viewer did with a survey, and is doing.
 * @param toldLikes The likes as the server last told them.
 */
export function useCardActions(
  surveyId: string,
  toldLikes: number,
  onReported: (() => void) | undefined,
) {
  const marks = useSurveyMarks(surveyId);
  const mark = useSetAtom(markSurveyAtom);
  const [note, setNote] = useState<CardNote | null>(null);
  const [reporting, setReporting] = useState(false);
  const { like, likeCount } = useLike({
    surveyId,
    liked: marks.liked,
    told: toldLikes,
    onNote: setNote,
  });

  function markReported() {
    // Closed first, since an open dialog would take the announcement with it.
    flushSync(() => {
      setReporting(false);
    });
    mark(surveyId, { reported: true });
    if (onReported === undefined) {
      setNote({ kind: "reported" });
      return;
    }
    announce(texts.report.thanks);
    onReported();
  }

  return {
    marks,
    note,
    setNote,
    like: () => void like(),
    likeCount,
    reporting,
    startReporting: () => {
      setNote(null);
      setReporting(true);
    },
    stopReporting: () => {
      setReporting(false);
    },
    markReported,
  };
}
