import type { Question } from "@nearsay/core/contract";
import { useCallback, useEffect, useMemo, useState } from "react";
import {
  fitToQuestions,
  nothingWritten,
  tabKeeper,
  type UnsentAnswers,
} from "./unsent-answers.ts";

/**
 * The answers being written, stored in the tab until they are sent. The
 * functions and every untouched answer stay the same objects, so that only the
 * edited question is re-rendered.
 */
export function useAnswers(
  surveyId: string,
  questions: readonly Question[],
  drawnIn?: ParentNode,
  keeper = tabKeeper,
) {
  const { written, setWritten, ...writing } = useWriting(() =>
    withDrawn(keeper.read(surveyId), surveyId, drawnIn),
  );
  const unsent = useMemo(
    () => fitToQuestions(written, questions),
    [written, questions],
  );
  useEffect(() => {
    keeper.write(surveyId, written);
  }, [keeper, surveyId, written]);
  // After the answers are stored, and only once, because this searches the
  // entire page.
  useEffect(() => {
    forgetDrawn(surveyId, drawnIn);
  }, [surveyId, drawnIn]);

  const clear = useCallback(() => {
    setWritten(nothingWritten);
    // The thanks replace the form before the effect could clear it.
    keeper.write(surveyId, nothingWritten);
  }, [keeper, surveyId, setWritten]);
  return { unsent, ...writing, clear };
}

/** Answers while they are written, not stored anywhere. */
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

/**
 * Adds what was chosen and written in the server-rendered form before scripts
 * loaded. It is newer than what was stored.
 * @param root Where to search; the entire page if omitted.
 */
function withDrawn(
  unsent: UnsentAnswers,
  surveyId: string,
  root?: ParentNode,
): UnsentAnswers {
  const form = drawnForm(surveyId, "[data-drawn]", root);
  if (form === null) return unsent;
  const fields = new FormData(form);
  const answers = { ...unsent.answers };
  const challenge = { ...unsent.challenge };
  for (const name of new Set(fields.keys())) {
    const [, kind, id = ""] = /^(question|challenge)-(.+)$/.exec(name) ?? [];
    const texts = fields.getAll(name).map(String).filter(Boolean);
    if (texts.length === 0) continue;
    if (kind === "question") answers[id] = texts;
    if (kind === "challenge") challenge[id] = texts.join("");
  }
  return { answers, challenge };
}

/**
 * The host keeps the server-rendered form hidden if this remote loaded late. It
 * is removed once its answers are taken over.
 */
function forgetDrawn(surveyId: string, root?: ParentNode): void {
  drawnForm(surveyId, "[data-drawn][hidden]", root)?.remove();
}

function drawnForm(
  surveyId: string,
  within: string,
  root?: ParentNode,
): HTMLFormElement | null {
  if (typeof document === "undefined") return null;
  return (root ?? document).querySelector<HTMLFormElement>(
    `${within} form[data-survey="${CSS.escape(surveyId)}"]`,
  );
}
