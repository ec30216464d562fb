import type { ModeratedThing, OperatorSurvey } from "@nearsay/core/contract";
import { FormattedDate } from "@nearsay/core/ui";
import frame from "../frame/frame.module.css";
import { inHundredths } from "../frame/in-hundredths.ts";
import styles from "./file.module.css";
import { Section } from "./section.tsx";
import { file as texts } from "#messages";

/** The reports of a survey and of the messages about it. */
export function FileReports(props: Pick<OperatorSurvey, "item" | "reports">) {
  const { item, reports } = props;
  return (
    <Section heading={texts.reports}>
      {reports.length === 0 ? (
        <p className={frame.about}>{texts.noReports}</p>
      ) : (
        <ul className={styles.rows}>
          {reports.map((report, index) => (
            <li key={index}>
              <p dir="auto" className={styles.text}>
                {report.reason}
              </p>
              <p className={frame.about}>
                <FormattedDate iso={`${report.madeOn}T12:00:00`} />
                {isSame(report, item) || ` · ${texts.of(report)}`}
                {" · "}
                {report.settled
                  ? texts.settled
                  : texts.weight({ weight: inHundredths(report.weight) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function isSame(one: ModeratedThing, other: ModeratedThing): boolean {
  return one.kind === other.kind && one.id === other.id;
}
