import { Button, LiveRegion } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import type { Answers, Question } from "../../contract/index.ts";
import { ownerOf } from "./asked.ts";
import type { Writing } from "./field-props.ts";
import { type Group, type Page, isStatement, partsOf } from "./pages.ts";
import { ProblemList } from "./problem-list.tsx";
import { QuestionField } from "./question-field.tsx";
import styles from "./question-fields.module.css";
import { langOf } from "./shown.ts";
import { StatementSet } from "./statement-set.tsx";
import { questionFields as texts } from "#messages";
import type { QuestionForm } from "./use-question-form.ts";

export { LanguageChoice } from "./language-choice.tsx";
export { sentAnswers } from "./sent.ts";
export { type QuestionForm, useQuestionForm } from "./use-question-form.ts";
export { type ShownLanguage, useShownLanguage } from "./use-shown-language.ts";

interface QuestionFieldsProps {
  readonly form: QuestionForm;
  readonly answers: Answers;
  readonly onAnswer: (id: string, answer: string | string[]) => void;
  /** Language of the questions; that of the page if omitted. */
  readonly lang?: string | undefined;
  readonly writing?: Writing | undefined;
  /** Shown below the questions. */
  readonly children?: ReactNode;
}

/** The questions of any kind that are asked on the current page, without challenge questions. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { form } = props;
  const { pages, at, marking, announcement } = form;
  const isPaged = pages.length > 1;
  const numbers = numbersOf(isPaged || !form.isLong ? [] : (pages[at] ?? []));
  return (
    <div className={styles.pages}>
      {marking.all && at === 0 && (
        <p className={styles.note}>{texts.allRequired}</p>
      )}
      {(pages[at] ?? []).map((group, place) => (
        <div key={group.questions[0]?.id} className={styles.group}>
          <Head
            group={group}
            lang={props.lang}
            page={
              isPaged && place === 0
                ? texts.pages.at({ page: at + 1, all: pages.length })
                : null
            }
          />
          {partsOf(group.questions).map((part) => (
            <Part
              key={part[0]?.id}
              {...props}
              questions={part}
              number={numbers.get(part[0])}
            />
          ))}
        </div>
      ))}
      {props.children}
      <LiveRegion>{announcement}</LiveRegion>
    </div>
  );
}

/** "Question 2 of 5" for each part of a form on one page, by its first question. */
function numbersOf(page: Page): Map<Question | undefined, string> {
  const parts = page.flatMap(({ questions }) => partsOf(questions));
  if (parts.length < 2) return new Map();
  return new Map(
    parts.map(([first], place) => [
      first,
      texts.questionAt({ number: place + 1, all: parts.length }),
    ]),
  );
}

/** What must be corrected, and buttons for the previous and the next page. */
export function PageSteps(props: {
  readonly form: QuestionForm;
  /** Language of the questions; that of the page if omitted. */
  readonly lang?: string | undefined;
}) {
  const { form } = props;
  return (
    <>
      <ProblemList {...props} />
      {form.pages.length > 1 && (
        <div className={styles.steps}>
          {form.at > 0 && (
            <Button onClick={form.back}>{texts.pages.back}</Button>
          )}
          {!form.isLast && (
            <Button variant="filled" data-next="" onClick={form.next}>
              {texts.pages.next}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface HeadProps {
  readonly group: Group;
  readonly lang: string | undefined;
  /** Name of the page that begins here. */
  readonly page: string | null;
}

function Head({ group: { section, first }, lang, page }: HeadProps) {
  const langFor = (text: string) => langOf(first, text, lang);
  const heading = section?.heading ?? "";
  const text = section?.text ?? "";
  if (heading === "" && text === "" && page === null) return null;
  return (
    <div className={styles.section}>
      {(heading !== "" || page !== null) && (
        <h2
          tabIndex={page === null ? undefined : -1}
          className={styles.heading}
        >
          {page !== null && <span className={styles.page}>{page}</span>}
          <span lang={langFor(heading)} dir="auto">
            {heading}
          </span>
        </h2>
      )}
      {text !== "" && (
        <p lang={langFor(text)} dir="auto" className={styles.about}>
          {text}
        </p>
      )}
    </div>
  );
}

interface PartProps extends QuestionFieldsProps {
  readonly questions: readonly Question[];
  readonly number?: string | undefined;
}

function Part(props: PartProps) {
  const { questions, number, form, answers, lang, onAnswer } = props;
  const [first] = questions;
  if (first === undefined) return null;
  const labelOf = ({ id, text }: Question) =>
    form.marking.marked.has(id) ? `${text} (${form.marking.word})` : text;
  return (
    <div
      className={styles.question}
      data-questions={questions.map(({ id }) => id).join(" ")}
    >
      {number && <p className={styles.number}>{number}</p>}
      {isStatement(first) ? (
        <StatementSet
          questions={questions}
          labelOf={labelOf}
          answers={answers}
          problems={form.problems}
          lang={lang}
          wanted={form.wanted}
          onAnswer={onAnswer}
        />
      ) : (
        <QuestionField
          question={first}
          label={labelOf(first)}
          answer={answers[first.id]}
          onAnswer={onAnswer}
          lang={lang}
          problem={form.problems.get(first.id)}
          writing={props.writing}
          order={form.orders[first.id]}
          inside={insideOf(props, first)}
        />
      )}
    </div>
  );
}

/**
 * The text fields of a question's options; undefined if there are none, so that
 * the field is not rendered again.
 */
function insideOf(props: PartProps, question: Question) {
  const { form } = props;
  const inside = form.asked.filter(
    (each) => ownerOf(form.all, each)?.question === question,
  );
  if (inside.length === 0) return undefined;
  return inside.map((each) => (
    <Part key={each.id} {...props} questions={[each]} number={undefined} />
  ));
}
