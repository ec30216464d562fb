import type { SurveyEdit } from "@nearsay/core/contract";
import { formatDate } from "@nearsay/core/ui";
import { edits as words } from "#messages";
import styles from "./wording-edits.module.css";

/** Shows readers of a survey that its author changed texts after people had answered, and which. */
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
          {words.changed} <Day day={last} />
        </span>
      </summary>
      <ul className={styles.edits}>
        {edits.map((edit, index) => (
          <li key={index}>
            <Day day={edit.editedOn} />
            {words.before} <del dir="auto">{edit.before}</del> {words.after}{" "}
            <ins dir="auto">{edit.after}</ins>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Formatted at noon UTC, which falls on the same day nearly everywhere. */
function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDate(`${day}T12:00:00Z`)}</time>;
}
