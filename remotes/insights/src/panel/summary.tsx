import { splitNumbers, splitSentences } from "@nearsay/core/domain";
import { runsRightToLeft } from "@nearsay/core/charts";
import { CopyButton } from "@nearsay/core/ui";
import { FigureSection, QuietLine, WithheldLine } from "../figures/figure.tsx";
import { insights as texts } from "#messages";
import styles from "./insights-panel.module.css";

/** The written summary, one line per sentence, its numbers in bold. */
export function Summary(props: {
  readonly text: string;
  /** The number of responses from which it is shown; null if it is not withheld. */
  readonly withheldUntil: number | null;
}) {
  const { text, withheldUntil } = props;
  const sentences = splitSentences(text);
  const copy = (
    <CopyButton
      text={text}
      label={texts.copy}
      copiedLabel={texts.copied}
      disabled={sentences.length === 0}
    />
  );
  return (
    <FigureSection title={texts.summary} aside={copy}>
      {sentences.length > 0 ? (
        <ul className={styles.sentences}>
          {sentences.map((sentence, index) => (
            <li key={index} dir={runsRightToLeft(sentence) ? "rtl" : "ltr"}>
              <Sentence text={sentence} />
            </li>
          ))}
        </ul>
      ) : withheldUntil !== null ? (
        <WithheldLine until={withheldUntil} />
      ) : (
        <QuietLine title={texts.noSummary} />
      )}
    </FigureSection>
  );
}

function Sentence({ text }: { readonly text: string }) {
  return splitNumbers(text).map((part, index) =>
    part.isNumber ? <strong key={index}>{part.text}</strong> : part.text,
  );
}
