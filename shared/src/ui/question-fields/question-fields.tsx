import { Button, LiveRegion } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import type { Answers, Question } from "../../contract/index.ts";
import { ownerOf } from "./asked.ts";
import type { Writing } from "./field-props.ts";
import type { Group } from "./pages.ts";
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
            <Part key={part[0]?.id} {...props} questions={part} />
          ))}
        </div>
      ))}
      {props.children}
      <LiveRegion>{announcement}</LiveRegion>
    </div>
  );
}

/** Buttons for the previous and the next page. */
export function PageSteps({ form }: { readonly form: QuestionForm }) {
  if (form.pages.length < 2) return null;
  return (
    <div className={styles.steps}>
      {form.at > 0 && <Button onClick={form.back}>{texts.pages.back}</Button>}
      {!form.isLast && (
        <Button variant="filled" onClick={form.next}>
          {texts.pages.next}
        </Button>
      )}
    </div>
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

/** Single questions, and successive statements as one set. */
function partsOf(questions: readonly Question[]): Question[][] {
  const parts: Question[][] = [];
  for (const question of questions) {
    const last = parts.at(-1);
    const joins = isStatement(question) && last?.every(isStatement);
    if (joins) last?.push(question);
    else parts.push([question]);
  }
  return parts;
}

function isStatement({ type, form }: Question): boolean {
  return type !== "unanswerable" && form.kind === "statement";
}

interface PartProps extends QuestionFieldsProps {
  readonly questions: readonly Question[];
}

function Part(props: PartProps) {
  const { questions, form, answers, lang, onAnswer } = props;
  const [first] = questions;
  if (first === undefined) return null;
  const labelOf = ({ id, text }: Question) =>
    form.marking.marked.has(id) ? `${text} (${form.marking.word})` : text;
  return (
    <div
      className={styles.question}
      data-questions={questions.map(({ id }) => id).join(" ")}
    >
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
    <Part key={each.id} {...props} questions={[each]} />
  ));
}
