import type { SurveyEdit } from "@nearsay/core/contract";
import { FormattedDate } from "@nearsay/core/ui";
import { answerTexts } from "../texts.ts";
import styles from "./answer-form.module.css";

const words = answerTexts.edits;

/** Tells who reads a survey that its author changed words after people had answered, and which. */
export function WordingEdits(props: { readonly edits: readonly SurveyEdit[] }) {
  const { edits } = props;
  const last = edits.reduce(
    (day, { editedOn }) => (editedOn > day ? editedOn : day),
    "",
  );
  if (last === "") return null;
  return (
    <details>
      <summary>
        <span>
          {words.changed} <FormattedDate iso={noonOf(last)} />
        </span>
      </summary>
      <ul className={styles.edits}>
        {edits.map((edit, index) => (
          <li key={index}>
            <FormattedDate iso={noonOf(edit.editedOn)} />
            {words.before} <del dir="auto">{edit.before}</del> {words.after}{" "}
            <ins dir="auto">{edit.after}</ins>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** In the middle of its day, which is that day nearly everywhere. */
function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}
