import type { Question } from "@nearsay/core/contract";
import { useState } from "react";
import {
  clearUnsent,
  fitToQuestions,
  nothingWritten,
  readUnsent,
  type UnsentAnswers,
  writeUnsent,
} from "./unsent-answers.ts";

/** The answers being written, kept in the tab until they are sent. */
export function useAnswers(surveyId: string, questions: readonly Question[]) {
  const [written, setWritten] = useState(() => readUnsent(surveyId));
  const unsent = fitToQuestions(written, questions);

  function keep(next: UnsentAnswers) {
    setWritten(next);
    writeUnsent(surveyId, next);
  }

  return {
    unsent,
    answer: (questionId: string, answer: string | string[]) => {
      const answers = { ...unsent.answers, [questionId]: answer };
      keep({ ...unsent, answers });
    },
    answerChallenge: (questionId: string, text: string) => {
      const challenge = { ...unsent.challenge, [questionId]: text };
      keep({ ...unsent, challenge });
    },
    clear: () => {
      setWritten(nothingWritten);
      clearUnsent(surveyId);
    },
  };
}
