import type { Question } from "@nearsay/core/contract";
import { useCallback, useEffect, useMemo, useState } from "react";
import { forgetDrawn, withDrawn } from "./drawn-answers.ts";
import {
  fitToQuestions,
  nothingWritten,
  readUnsent,
  type UnsentAnswers,
  writeUnsent,
} from "./unsent-answers.ts";

/**
 * The answers being written, kept in the tab until they are sent. The functions
 * and every answer that was not touched stay the same objects, so that only the
 * question at hand is drawn again.
 */
export function useAnswers(
  surveyId: string,
  questions: readonly Question[],
  drawnIn?: ParentNode,
) {
  const { written, setWritten, ...writing } = useWriting(() =>
    withDrawn(readUnsent(surveyId), surveyId, drawnIn),
  );
  const unsent = useMemo(
    () => fitToQuestions(written, questions),
    [written, questions],
  );
  useEffect(() => {
    writeUnsent(surveyId, written);
  }, [surveyId, written]);
  // Once it is kept, and only once: this looks through the whole page.
  useEffect(() => {
    forgetDrawn(surveyId, drawnIn);
  }, [surveyId, drawnIn]);

  const clear = useCallback(() => {
    setWritten(nothingWritten);
    // The thanks take the form's place before the effect could do it.
    writeUnsent(surveyId, nothingWritten);
  }, [surveyId, setWritten]);
  return { unsent, ...writing, clear };
}

/** Answers while they are written, kept nowhere else. */
export function useWriting(start: () => UnsentAnswers) {
  const [written, setWritten] = useState(start);
  const answer = useCallback((id: string, given: string | string[]) => {
    setWritten((current) => ({
      ...current,
      answers: { ...current.answers, [id]: given },
    }));
  }, []);
  const answerChallenge = useCallback((id: string, text: string) => {
    setWritten((current) => ({
      ...current,
      challenge: { ...current.challenge, [id]: text },
    }));
  }, []);
  return { written, setWritten, answer, answerChallenge };
}
