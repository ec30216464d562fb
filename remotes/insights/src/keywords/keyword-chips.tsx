import type { KeywordCount } from "@nearsay/core/contract";
import { Button, useCopy } from "@nearsay/core/ui";
import { useState } from "react";
import { formatCount } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import styles from "./keyword-chips.module.css";

/** A button for each keyword that copies it. */
export function KeywordChips(props: {
  readonly keywords: readonly KeywordCount[];
}) {
  const { state, copy } = useCopy(texts.copied);
  const [copiedTerm, setCopiedTerm] = useState<string | null>(null);
  return (
    <ul aria-label={texts.keywords} className={styles.chips}>
      {props.keywords.map(({ term, count }) => (
        <li key={term}>
          <Button
            className={styles.chip}
            onClick={() => {
              setCopiedTerm(term);
              void copy(term);
            }}
          >
            <bdi>{term}</bdi>{" "}
            <span className={styles.count}>
              {state === "copied" && term === copiedTerm
                ? texts.copied
                : formatCount(count)}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
