import type { ManagedSurvey } from "@nearsay/core/contract";
import { formatDate } from "@nearsay/core/ui";
import { ownerPage as ownerPageTexts } from "#messages";
import styles from "./owner-page.module.css";

const words = ownerPageTexts.edits;

/** Every text change made after people answered. */
export function EditsList({ managed }: { readonly managed: ManagedSurvey }) {
  return (
    <ul className={styles.list}>
      {managed.edits.map((edit, index) => (
        <li key={index} className={styles.named}>
          <span className={styles.about}>
            {words.parts[edit.part]} · {formatDate(`${edit.editedOn}T12:00`)}
          </span>
          <del dir="auto">{edit.before}</del>
          <ins dir="auto">{edit.after}</ins>
        </li>
      ))}
    </ul>
  );
}
