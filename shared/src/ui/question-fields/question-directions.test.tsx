import { render, screen } from "@testing-library/react";
import { readQuestions } from "../../contract/index.ts";
import { directionOf } from "../../testing/direction-of.ts";
import { QuestionField } from "./question-field.tsx";
import { StatementSet } from "./statement-set.tsx";

const ends = { low: "أبدًا", high: "بالتأكيد" };
const opinions = ["موافق", "غير موافق", "تخطي"];
const items = ["مقاعد", "2024", "LED"];

const chosen = (options: string[], form: object = { kind: "choice" }) => ({
  question_type: "multiple_choice",
  options,
  form,
});
const written = (form: object) => ({ question_type: "free_text", form });

/** Minimal form of each kind. */
const kinds: Record<string, object> = {
  "a scale of numbers": chosen(["0", "1", "2"], {
    kind: "scale",
    scale: { from: 0, to: 2, look: "numbers", ...ends },
  }),
  "a scale of stars": chosen(["1", "2", "3"], {
    kind: "scale",
    scale: { from: 1, to: 3, look: "stars", ...ends },
  }),
  "a yes-or-no question": chosen(["1", "2"], { kind: "yes_no" }),
  "a choice": chosen(items),
  "a ranking": { ...written({ kind: "ranking" }), options: items },
  "a number": written({
    kind: "number",
    number: { least: 0, most: 9, decimals: 0, unit: "km" },
  }),
  "a date": written({
    kind: "date",
    dates: { first: "2027-05-01", last: "2027-06-30" },
  }),
  "a text": written({ kind: "text" }),
};

function show(kind: string, text: string) {
  const asked = { id: 1, question_text: text, ...kinds[kind] };
  const [question] = readQuestions([asked]);
  if (question === undefined) throw new Error(`${kind} cannot be read`);
  render(
    <QuestionField
      question={question}
      label={question.text}
      answer={undefined}
      onAnswer={() => {}}
    />,
  );
}

function showStatement(text: string) {
  const form = { kind: "statement" };
  const asked = { id: 1, question_text: text, ...chosen(opinions, form) };
  render(
    <StatementSet
      questions={readQuestions([asked])}
      labelOf={(question) => question.text}
      answers={{}}
      problems={new Map()}
      lang={undefined}
      wanted={null}
      onAnswer={() => {}}
    />,
  );
}

/**
 * Elements that are placed next to others: buttons, fields, and content that
 * only they announce.
 */
const parts = () => [
  ...document.querySelectorAll<HTMLElement>(
    "input, button, label, .hint, fieldset > *, [aria-hidden]:not(svg, [dir])",
  ),
];

describe.each([
  ["rtl", "ltr", "كم؟"],
  ["ltr", "rtl", "How much?"],
] as const)(
  "a question with the direction %s on a page with %s",
  (own, page, text) => {
    beforeEach(() => {
      document.documentElement.dir = page;
    });
    afterEach(() => document.documentElement.removeAttribute("dir"));

    it.each(Object.keys(kinds))(
      "renders each part of %s in the question's direction",
      (kind) => {
        show(kind, text);
        const directions = parts().map((part) => directionOf(part));
        expect(directions.length).toBeGreaterThan(0);
        expect(new Set(directions)).toEqual(new Set([own]));
      },
    );

    it("renders the answers to a statement in the direction of its text", () => {
      showStatement(text);
      const answers = opinions.map((name) =>
        screen.getByRole("button", { name }),
      );
      expect(answers.map(directionOf)).toEqual([own, own, own]);
      expect(directionOf(screen.getByText(text))).toBe(own);
    });

    it.each(["a scale of numbers", "a scale of stars"])(
      "places the labels of the ends in the same box as the marks of %s",
      (kind) => {
        show(kind, text);
        const boxOf = (element: HTMLElement | undefined) =>
          element?.closest("[dir]");
        const question = screen.getByRole("radiogroup");
        const marks = screen.getAllByRole("radio");
        expect(marks.map(boxOf)).toEqual(marks.map(() => question));
        for (const words of Object.values(ends)) {
          const end = screen.getByText(words, { exact: false });
          expect(boxOf(end.parentElement ?? undefined)).toBe(question);
        }
      },
    );
  },
);
