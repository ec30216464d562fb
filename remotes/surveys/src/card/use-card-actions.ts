import { messageOf } from "@nearsay/core/api";
import { likeSurvey } from "../api/participation.ts";
import { announce, useParticipation } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { flushSync } from "react-dom";
import { markSurveyAtom, useActFailure, useSurveyMarks } from "../marks.ts";
import * as texts from "#messages";
import type { CardNote } from "./card-note.tsx";

export type CardActionState = ReturnType<typeof useCardActions>;

/**
 * The viewer's past and pending actions on a survey.
 * @param knownLikes The like count last received from the server.
 */
export function useCardActions(
  surveyId: string,
  knownLikes: number,
  onReported?: (surveyId: string) => void,
) {
  const marks = useSurveyMarks(surveyId);
  const mark = useSetAtom(markSurveyAtom);
  const [ownNote, setOwnNote] = useState<CardNote | null>(null);
  const [failure, setFailure] = useActFailure(surveyId);
  const [reporting, setReporting] = useState(false);
  const { like, likeCount } = useLike(
    surveyId,
    marks.liked,
    knownLikes,
    setNote,
  );

  /** The latest note replaces any other. */
  function setNote(note: CardNote | null) {
    const failed = note?.kind === "failed" ? note : null;
    setOwnNote(failed ? null : note);
    setFailure(failed);
  }

  function markReported() {
    // Closed first, because an open dialog would hide the announcement.
    flushSync(() => setReporting(false));
    mark(surveyId, { reported: true });
    if (onReported === undefined) {
      setNote({ kind: "reported" });
      return;
    }
    announce(texts.report.thanks);
    onReported(surveyId);
  }

  return {
    marks,
    note: ownNote ?? (failure && { kind: "failed" as const, ...failure }),
    setNote,
    like: () => void like(),
    likeCount,
    reporting,
    startReporting: () => {
      setNote(null);
      setReporting(true);
    },
    stopReporting: () => setReporting(false),
    markReported,
  };
}

/** A like that shows at once, and is undone if the server refuses it. */
function useLike(
  surveyId: string,
  liked: boolean,
  known: number,
  onNote: (note: CardNote | null) => void,
) {
  const participates = useParticipation();
  const mark = useSetAtom(markSurveyAtom);
  // Applies to one count of the server: a newer count includes the like.
  const [own, setOwn] = useState<{ known: number; count: number } | null>(null);

  function takeBack(note: CardNote) {
    mark(surveyId, { liked: false });
    setOwn(null);
    onNote(note);
  }

  async function like() {
    if (liked) return;
    onNote(null);
    mark(surveyId, { liked: true });
    setOwn({ known, count: known + 1 });
    if (!(await participates())) {
      const action = texts.card.enableAndLike;
      takeBack({ kind: "read-only", action, go: () => void like() });
      return;
    }
    announce(texts.card.liked);
    try {
      const count = await likeSurvey(surveyId);
      if (count !== null) setOwn({ known, count });
    } catch (error) {
      const message = messageOf(error, "");
      takeBack({ kind: "failed", title: texts.card.likeFailed, message });
    }
  }

  return { like, likeCount: own?.known === known ? own.count : known };
}
