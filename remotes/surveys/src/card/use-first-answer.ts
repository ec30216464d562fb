import type { Question } from "@nearsay/core/contract";
import { useRef, useState } from "react";
import type { BegunAnswers } from "../answer/survey-questions.tsx";

/** The answer to the first question of a card, from its choice until the form has it. */
export function useFirstAnswer(question: Question | undefined) {
  const area = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string>();
  const begun: BegunAnswers | undefined =
    question === undefined || chosen === undefined
      ? undefined
      : {
          answers: { [question.id]: chosen },
          onTaken(form) {
            const isHere = area.current?.contains(document.activeElement);
            const taken = form.querySelector<HTMLElement>("input:checked");
            if (isHere) taken?.focus({ preventScroll: true });
            choose(undefined);
          },
        };
  return { area, chosen, choose, begun };
}
