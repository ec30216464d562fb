import { type KeywordsFigure, formatShort } from "@nearsay/core/charts";
import { Button, useCopy } from "@nearsay/core/ui";
import { type ReactNode, useState } from "react";
import { ChangeMark } from "../changes/changes.tsx";
import { insights as texts } from "#messages";
import styles from "./keyword-chips.module.css";

/** A button for each keyword that copies it. */
export function CountedChips({ figure }: { readonly figure: KeywordsFigure }) {
  return (
    <KeywordChips
      terms={figure.keywords.map(({ term }) => term)}
      describe={(index) => formatShort(figure.keywords[index]?.count ?? 0)}
    />
  );
}

/** Chips with other numbers. */
export function KeywordChips(props: {
  readonly terms: readonly string[];
  readonly describe: (index: number) => ReactNode;
}) {
  const { state, copy } = useCopy();
  const [copiedTerm, setCopiedTerm] = useState<string | null>(null);
  const outcome = state === "idle" ? null : outcomes[state];
  return (
    <ul aria-label={texts.keywords} className={styles.chips}>
      {props.terms.map((term, index) => (
        <li key={term} className={styles.item}>
          <Button
            className={styles.chip}
            onClick={() => {
              setCopiedTerm(term);
              void copy(term);
            }}
          >
            <bdi>{term}</bdi>{" "}
            <span className={styles.count}>{props.describe(index)}</span>
            <ChangeMark of={`keyword:${term}`} />
            {outcome !== null && term === copiedTerm && (
              // Announced already; in the button's name it would merge with the
              // count.
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
