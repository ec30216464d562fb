import type { OperatorSurvey } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";
import { FormattedDate, Notice } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import type { Decisions } from "../moderate/use-decisions.ts";
import { FileDiscussion } from "./file-discussion.tsx";
import styles from "./file.module.css";
import { FileReports } from "./file-reports.tsx";
import { Section } from "./section.tsx";
import { file as texts } from "#messages";

interface FileProps {
  readonly survey: OperatorSurvey;
  readonly decisions: Decisions;
}

/** Everything that an operator sees of a survey beyond what waits for a decision. */
export function SurveyFile({ survey, decisions }: FileProps) {
  return (
    <>
      {survey.deleting && <Notice tone="warning">{texts.deleting}</Notice>}
      <Facts survey={survey} />
      <Questions survey={survey} />
      <FileReports item={survey.item} reports={survey.reports} />
      <FileDiscussion discussion={survey.discussion} decisions={decisions} />
    </>
  );
}

function Facts({ survey }: Pick<FileProps, "survey">) {
  const { facts } = texts;
  const { createdAt, expiresAt, needsCode } = survey;
  const rows: [string, ReactNode][] = [
    [facts.created, <FormattedDate key="made" iso={createdAt} />],
    [
      facts.closes,
      expiresAt === null ? (
        "–"
      ) : (
        <FormattedDate key="end" iso={expiresAt} detail="datetime" />
      ),
    ],
    [facts.code, needsCode ? facts.codes.yes : facts.codes.no],
    [facts.responses, formatCount(survey.responseCount)],
    [facts.posts, formatCount(survey.postCount)],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([term, what]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

function Questions({ survey }: Pick<FileProps, "survey">) {
  return (
    <Section heading={texts.questions}>
      {survey.instructions !== "" && (
        <p dir="auto" className={styles.text}>
          {survey.instructions}
        </p>
      )}
      <ol className={styles.questions}>
        {survey.questions.map(({ text, options }, index) => (
          <li key={index}>
            <span dir="auto">{text}</span>
            {options.length > 0 && (
              <ul>
                {options.map((option, place) => (
                  <li key={place} dir="auto">
                    {option}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
