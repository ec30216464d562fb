import { useEffect, useRef, useState } from "react";
import type { Answers, Question } from "../../../contract/index.ts";
import { nonEmptyAnswers } from "../../../domain/index.ts";
import {
  PageSteps,
  QuestionFields,
  sentAnswers,
  useQuestionForm,
} from "../question-fields.tsx";

let current: Answers = {};

/** The answers of the example that would be sent now. */
export function sent(): Answers {
  return current;
}

/**
 * A form with these questions and a button that checks the answers.
 * @param send Name of the button.
 */
export function ExampleForm(props: {
  readonly questions: readonly Question[];
  readonly send: string;
}) {
  const { questions, send } = props;
  const [answers, setAnswers] = useState<Answers>({});
  const area = useRef<HTMLDivElement>(null);
  const form = useQuestionForm(questions, answers, area);
  useEffect(() => {
    current = nonEmptyAnswers(sentAnswers(questions, answers));
  });
  return (
    <div ref={area}>
      <QuestionFields
        form={form}
        answers={answers}
        onAnswer={(id, given) =>
          setAnswers((before) => ({ ...before, [id]: given }))
        }
      />
      <PageSteps form={form} />
      <button type="button" onClick={() => form.check()}>
        {send}
      </button>
    </div>
  );
}
