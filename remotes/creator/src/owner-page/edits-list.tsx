import type { ManagedSurvey } from "@nearsay/core/contract";
import { formatDate } from "@nearsay/core/ui";
import { ownerPage as ownerPageTexts } from "#messages";
import styles from "./owner-page.module.css";
import { Section } from "./section.tsx";

const words = ownerPageTexts.edits;

/** Every text change made after people answered; nothing if there is none. */
export function EditsList({ managed }: { readonly managed: ManagedSurvey }) {
  const { edits } = managed;
  if (edits.length === 0) return null;
  return (
    <Section heading={words.heading}>
      <ul className={styles.list}>
        {edits.map((edit, index) => (
          <li key={index} className={styles.named}>
            <span className={styles.about}>
              {words.parts[edit.part]} · {formatDate(`${edit.editedOn}T12:00`)}
            </span>
            <del dir="auto">{edit.before}</del>
            <ins dir="auto">{edit.after}</ins>
          </li>
        ))}
      </ul>
    </Section>
  );
}
