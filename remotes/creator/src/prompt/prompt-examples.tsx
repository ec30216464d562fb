import { Button } from "@nearsay/core/ui";
import { useId } from "react";
import { creator as texts } from "#messages";
import styles from "./template-offer.module.css";

/** Descriptions to begin with, for people who do not know what to write. */
export function PromptExamples(props: {
  readonly onChoose: (description: string) => void;
}) {
  const { examples } = texts.prompt;
  const labelId = useId();
  return (
    <div className={styles.offer}>
      <p id={labelId} className={styles.note}>
        {examples.title}
      </p>
      <ul aria-labelledby={labelId} className={styles.list}>
        {[examples.party, examples.lunch, examples.cafe].map((example) => (
          <li key={example.name}>
            <Button onClick={() => props.onChoose(example.text)}>
              {example.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
