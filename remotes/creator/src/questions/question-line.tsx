import { trimText } from "@nearsay/core/forms";
import { Fragment } from "react";
import { useEditor } from "../draft/editor-context.ts";
import { type EditorQuestion, listsOptions } from "../draft/question.ts";
import { creator as texts } from "#messages";
import styles from "./item-list.module.css";

const words = texts.questions;

/** The kinds in the author's menu, where single and multiple choice are separate entries. */
export type KindChoice = keyof typeof words.kinds;

export function kindOf({ kind, allowMultiple }: EditorQuestion): KindChoice {
  if (kind !== "choice") return kind;
  return allowMultiple ? "several" : "one";
}

/** A folded question: its number, its text, and what is set, or what is wrong with it. */
export function QuestionLine(props: {
  readonly question: EditorQuestion;
  /** From 1. */
  readonly number: number;
}) {
  const { question, number } = props;
  const { problemIn } = useEditor();
  const problem = problemIn(question);
  return (
    <>
      <span className={styles.number}>{number}</span>
      <span dir="auto" className={styles.lineText}>
        {trimText(question.text) || texts.preview.noText}
      </span>
      {problem === undefined ? (
        <span className={styles.lineAbout}>
          {words.kinds[kindOf(question)]}
          <OptionTexts question={question} />
          {listSet(question).map((set) => ` · ${set}`)}
        </span>
      ) : (
        <span className={styles.lineProblem}>{problem}</span>
      )}
    </>
  );
}

/** They may be in another direction than the interface. */
function OptionTexts({ question }: { readonly question: EditorQuestion }) {
  const options = listsOptions(question.kind) ? question.options : [];
  const written = options.filter(({ text }) => trimText(text) !== "");
  return written.map(({ key, text }, index) => (
    <Fragment key={key}>
      {index === 0 ? " · " : " / "}
      <bdi>{trimText(text)}</bdi>
    </Fragment>
  ));
}

/** What of its rarely used settings is set. */
export function listSet(question: EditorQuestion): string[] {
  const { required, hint, shuffled, least, most, section, showIf } = question;
  const { set } = words;
  return [
    required && set.required,
    trimText(hint) !== "" && set.hint,
    shuffled && set.shuffled,
    (least !== null || most !== null) && set.bounds,
    section !== null && saySection(trimText(section.heading)),
    showIf !== null && set.showIf,
  ].filter((one) => one !== false);
}

function saySection(heading: string): string {
  return heading === ""
    ? words.set.section
    : words.set.sectionNamed({ heading });
}
