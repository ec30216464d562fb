import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { type Question, questionKinds } from "../../contract/index.ts";
import { anyOfKind } from "../../forms/testing/any-question.ts";
import fc from "../../testing/property.ts";
import { QuestionFields, useQuestionForm } from "./question-fields.tsx";

function Example({ questions }: { readonly questions: readonly Question[] }) {
  const area = useRef<HTMLDivElement>(null);
  const form = useQuestionForm(questions, {}, area);
  return (
    <div ref={area}>
      <QuestionFields form={form} answers={{}} onAnswer={() => undefined} />
    </div>
  );
}

it.each(questionKinds)("a question of kind %s has a field", (kind) => {
  const samples = fc.sample(anyOfKind[kind], { numRuns: 5, seed: 1 });
  const questions = samples.map(({ question }, place): Question => ({
    ...question,
    id: String(place),
    text: `Question ${place}?`,
    isChallenge: false,
  }));
  const { container } = render(<Example questions={questions} />);
  expect(screen.queryByText(/cannot be answered/)).toBeNull();
  const own = container.querySelectorAll("[data-questions]");
  expect(own.length).toBeGreaterThan(0);
  for (const each of own)
    expect(each.querySelector("input, textarea, button")).not.toBeNull();
});
