import type { OperatorSurvey } from "@nearsay/core/contract";
import { FormattedDate } from "@nearsay/core/ui";
import frame from "../frame/frame.module.css";
import { DecisionButtons } from "../moderate/decision-buttons.tsx";
import { moderate as words, file as texts } from "#messages";
import type { Decisions } from "../moderate/use-decisions.ts";
import styles from "./file.module.css";
import { Section } from "./section.tsx";

/** The messages about a survey, each with its decisions. */
export function FileDiscussion(props: {
  readonly discussion: OperatorSurvey["discussion"];
  readonly decisions: Decisions;
}) {
  const { discussion, decisions } = props;
  return (
    <Section heading={texts.discussion}>
      {discussion.length === 0 ? (
        <p className={frame.about}>{texts.noDiscussion}</p>
      ) : (
        <ul className={styles.rows}>
          {discussion.map((written) => (
            <li key={words.name(written)}>
              <p className={frame.about}>
                {words.name(written)} ·{" "}
                <FormattedDate iso={written.createdAt} />
              </p>
              <p dir="auto" className={styles.text}>
                {written.content}
              </p>
              {written.hidden !== null && (
                <p dir="auto" className={frame.about}>
                  {texts.instead({ text: written.hidden })}
                </p>
              )}
              <DecisionButtons
                thing={written}
                state={written.hidden === null ? "visible" : "hidden"}
                decisions={decisions}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
