import { type EmbeddedSurvey, embedPaths } from "@nearsay/core/contract";
import { firstLanguage } from "@nearsay/core/contract";
import {
  embedTag,
  frameHeight,
  frameTag,
  language,
} from "@nearsay/core/domain";
import {
  classNames,
  controlClass,
  CopyButton,
  describeControl,
  Field,
  Notice,
} from "@nearsay/core/ui";
import { withParts } from "@nearsay/core/ui/with-parts";
import { type ReactNode, useId, useRef, useState } from "react";
import type { Choice } from "./choice.ts";
import styles from "./embed-page.module.css";
import { picker as pickerTexts } from "#messages";

const words = pickerTexts.lines;

/** The preview's language: a site is most often in the language of its owner's interface. */
const spoken = language() === firstLanguage ? {} : { lang: language() };

interface LinesProps {
  readonly survey: EmbeddedSurvey;
  /** Number of options of the first question. */
  readonly options: number;
  readonly choice: Choice;
}

/** The code for another site's page, ready to be copied. */
export function Lines({ survey, options, choice }: LinesProps) {
  const { origin } = location;
  const embedded = { site: origin, survey };
  const height = frameHeight(options);
  return (
    <section aria-label={words.label} className={styles.lines}>
      <LineBox
        label={words.line}
        copy={words.copyLine}
        line={embedTag(embedded, { ...choice, ...spoken })}
      >
        {words.aboutLine}
      </LineBox>
      <details className={styles.policy}>
        <summary>{words.policy}</summary>
        <p>{words.nonce}</p>
        <p>
          {withParts(words.sources[choice.mode], {
            origin: () => <code>{origin}</code>,
          })}
        </p>
      </details>
      <LineBox
        label={words.frame}
        copy={words.copyFrame}
        line={frameTag({
          ...embedded,
          title: words.frameTitle({ survey: survey.title }),
          choice,
          width: "100%",
          height,
        })}
      >
        {words.aboutFrame}
      </LineBox>
      <Notice tone="warning">{words.warning}</Notice>
      <p className={styles.about}>
        {withParts(words.react, {
          container: () => <code>{origin + embedPaths.react}</code>,
          types: () => <code>{origin + embedPaths.types}</code>,
        })}
      </p>
    </section>
  );
}

interface LineBoxProps {
  readonly label: string;
  /** Label of the button. */
  readonly copy: string;
  readonly line: string;
  /** What the code is for. */
  readonly children: ReactNode;
}

/** Code to copy; if the browser does not copy it, it is selected. */
function LineBox({ label, copy, line, children }: LineBoxProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const hint = failed === line ? words.byHand : children;
  return (
    <div className={styles.box}>
      <Field id={id} label={label} hint={hint}>
        <textarea
          {...describeControl(id, { hint })}
          ref={field}
          readOnly
          rows={Math.ceil(line.length / 44)}
          dir="ltr"
          spellCheck={false}
          className={classNames(controlClass, styles.line)}
          value={line}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <CopyButton
        text={line}
        label={copy}
        copiedLabel={words.copied}
        onFailed={() => {
          setFailed(line);
          field.current?.focus();
        }}
      />
    </div>
  );
}
