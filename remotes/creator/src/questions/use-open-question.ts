import { useState } from "react";
import type { WantedControl } from "../draft/editor-context.ts";
import type { EditorQuestion } from "../draft/question.ts";
import { questionWith } from "../draft/question-with.ts";

/**
 * The key of the open question; null if none is open, as at first, so that all
 * are seen. A question opens when one of its controls is requested.
 */
export function useOpenQuestion(
  questions: readonly EditorQuestion[],
  wanted: WantedControl | null,
) {
  const requested = () =>
    wanted === null ? undefined : questionWith(questions, wanted.name);
  const [open, setOpen] = useState(
    () => (requested() ?? onlyOne(questions))?.key ?? null,
  );
  const [followed, setFollowed] = useState(wanted);
  if (followed !== wanted) {
    setFollowed(wanted);
    const found = requested();
    if (found) setOpen(found.key);
  }
  return [open, setOpen] as const;
}

function onlyOne(questions: readonly EditorQuestion[]) {
  return questions.length === 1 ? questions[0] : undefined;
}
