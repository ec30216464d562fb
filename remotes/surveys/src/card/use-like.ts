import { likeSurvey, messageOf } from "@nearsay/core/api";
import { announce, useParticipation } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { texts } from "../texts.ts";
import type { CardNote } from "./card-note.ts";
import { markSurveyAtom } from "./marks.ts";

interface LikeSettings {
  readonly surveyId: string;
  readonly liked: boolean;
  /** The likes as the server last told them. */
  readonly told: number;
  readonly onNote: (note: CardNote | null) => void;
}

/** A like that shows at once, and is taken back when the server refuses it. */
export function useLike({ surveyId, liked, told, onNote }: LikeSettings) {
  const participates = useParticipation();
  const mark = useSetAtom(markSurveyAtom);
  // Lies on top of one number of the server: a newer one includes the like.
  const [own, setOwn] = useState<{ told: number; count: number } | null>(null);

  function takeBack(note: CardNote) {
    mark(surveyId, { liked: false });
    setOwn(null);
    onNote(note);
  }

  async function like() {
    if (liked) return;
    onNote(null);
    mark(surveyId, { liked: true });
    setOwn({ told, count: told + 1 });
    if (!(await participates())) {
      const action = texts.card.enableAndLike;
      takeBack({ kind: "read-only", action, go: () => void like() });
      return;
    }
    announce(texts.card.liked);
    try {
      const count = await likeSurvey(surveyId);
      if (count !== null) setOwn({ told, count });
    } catch (error) {
      const message = messageOf(error, "");
      takeBack({ kind: "failed", title: texts.card.likeFailed, message });
    }
  }

  return { like, likeCount: own?.told === told ? own.count : told };
}
