import { type KeywordsFigure, formatShort } from "@nearsay/core/domain/charts";
import { Button, useCopy } from "@nearsay/core/ui";
import { useState } from "react";
import { ChangeMark } from "../changes/changes.tsx";
import { texts } from "../texts.ts";
import styles from "./keyword-chips.module.css";

/** A button for each keyword that copies it. */
export function KeywordChips({ figure }: { readonly figure: KeywordsFigure }) {
  const { state, copy } = useCopy();
  const [copiedTerm, setCopiedTerm] = useState<string | null>(null);
  const outcome = state === "idle" ? null : outcomes[state];
  return (
    <ul aria-label={texts.keywords} className={styles.chips}>
      {figure.keywords.map(({ term, count }) => (
        <li key={term} className={styles.item}>
          <Button
            className={styles.chip}
            onClick={() => {
              setCopiedTerm(term);
              void copy(term);
            }}
          >
            <bdi>{term}</bdi>{" "}
            <span className={styles.count}>{formatShort(count)}</span>
            <ChangeMark of={`keyword:${term}`} />
            {outcome !== null && term === copiedTerm && (
              // Announced already; in the name it would run into the count.
              <span aria-hidden="true" className={styles.outcome}>
                {outcome}
              </span>
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const outcomes = { copied: texts.copied, failed: texts.copyFailed };
