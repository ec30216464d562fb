import {
  type ChoiceQuestion,
  percentOf,
  topOption,
} from "@nearsay/core/domain";
import { Button, Chip } from "@nearsay/core/ui";
import { max } from "d3-array";
import { useState } from "react";
import { type Bar, BarList } from "../figures/bar-list.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { formatCount, formatPercent } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import styles from "./choices.module.css";
import { QuestionTitle } from "./question-title.tsx";

const titleMax = 80;

/** Bars for every option of every question, in percent or in counts. */
export function DetailView(props: {
  readonly questions: readonly ChoiceQuestion[];
}) {
  const [counts, setCounts] = useState(false);
  return (
    <>
      <div>
        <Button
          onClick={() => {
            setCounts(!counts);
          }}
        >
          {counts ? texts.showPercent : texts.showCounts}
        </Button>
      </div>
      <div className={styles.stack}>
        {props.questions.map((question) => (
          <QuestionBars key={question.id} question={question} counts={counts} />
        ))}
      </div>
    </>
  );
}

function QuestionBars(props: {
  readonly question: ChoiceQuestion;
  readonly counts: boolean;
}) {
  const { question, counts } = props;
  const highest = max(question.options, ({ count }) => count) ?? 0;
  return (
    <article className={styles.card}>
      <QuestionTitle text={question.text} max={titleMax} />
      <p className={styles.total}>
        {texts.totalRecorded(formatCount(question.total))}
      </p>
      <BarList
        label={question.text}
        bars={toBars(question, counts)}
        max={counts ? highest : 100}
      />
      <NumbersTable
        caption={question.text}
        columns={[texts.option, texts.share, texts.responses]}
        rows={question.options.map(({ option, count }) => [
          option,
          formatPercent(percentOf(count, question.total)),
          formatCount(count),
        ])}
      />
    </article>
  );
}

function toBars({ options, total }: ChoiceQuestion, counts: boolean): Bar[] {
  const top = topOption(options);
  return options.map(({ option, count }) => {
    const percent = percentOf(count, total);
    return {
      label: option,
      value: counts || total === 0 ? count : (count / total) * 100,
      reading: counts ? formatCount(count) : formatPercent(percent),
      badge: option === top && <Chip tone="accent">{texts.topOption}</Chip>,
    };
  });
}
