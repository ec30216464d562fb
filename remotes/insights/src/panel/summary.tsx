import { splitNumbers, splitSentences } from "@nearsay/core/domain";
import { CopyButton } from "@nearsay/core/ui";
import { FigureSection } from "../figures/figure-section.tsx";
import { QuietLine } from "../figures/quiet-line.tsx";
import { texts } from "../texts.ts";
import styles from "./summary.module.css";

/** The written summary, a line for each sentence, its numbers in bold. */
export function Summary({ text }: { readonly text: string }) {
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
      {sentences.length === 0 ? (
        <QuietLine title={texts.noSummary} />
      ) : (
        <ul className={styles.sentences}>
          {sentences.map((sentence, index) => (
            <li key={index} dir="auto">
              <Sentence text={sentence} />
            </li>
          ))}
        </ul>
      )}
    </FigureSection>
  );
}

function Sentence({ text }: { readonly text: string }) {
  return splitNumbers(text).map((part, index) =>
    part.isNumber ? <strong key={index}>{part.text}</strong> : part.text,
  );
}
