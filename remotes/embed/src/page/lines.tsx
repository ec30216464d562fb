import { type EmbeddedSurvey, embedPaths } from "@nearsay/core/contract";
import { embedTag, frameHeight, frameTag } from "@nearsay/core/domain";
import { Notice } from "@nearsay/core/ui";
import type { Choice } from "./choice.ts";
import styles from "./embed-page.module.css";
import { LineBox } from "./line-box.tsx";
import { pickerTexts } from "./texts.ts";

const words = pickerTexts.lines;

interface LinesProps {
  readonly survey: EmbeddedSurvey;
  /** How many the first question has. */
  readonly options: number;
  readonly choice: Choice;
}

/** What goes into a page of another site, ready to be copied. */
export function Lines({ survey, options, choice }: LinesProps) {
  const { origin } = location;
  const embedded = { site: origin, survey };
  const height = frameHeight(options);
  return (
    <section aria-label={words.label} className={styles.lines}>
      <LineBox
        label={words.line}
        copy={words.copyLine}
        line={embedTag(embedded, choice)}
      >
        {words.aboutLine}
      </LineBox>
      <details className={styles.policy}>
        <summary>{words.policy}</summary>
        <p>{words.nonce}</p>
        <p>
          {words.sources[choice.mode]} <code>{origin}</code>
        </p>
      </details>
      <LineBox
        label={words.frame}
        copy={words.copyFrame}
        line={frameTag({ ...embedded, width: "100%", height, choice })}
      >
        {words.aboutFrame}
      </LineBox>
      <Notice tone="warning">{words.warning}</Notice>
      <p className={styles.about}>
        {words.react} <code>{origin + embedPaths.react}</code> {words.types}{" "}
        <code>{origin + embedPaths.types}</code>
      </p>
    </section>
  );
}
