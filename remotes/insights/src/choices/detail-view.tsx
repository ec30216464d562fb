import {
  type ChoiceQuestion,
  questionMax,
  topOption,
} from "@nearsay/core/domain";
import { drawBars, formatCount } from "@nearsay/core/domain/charts";
import { Chip } from "@nearsay/core/ui";
import { memo } from "react";
import { savedWidth } from "../download/download.ts";
import { BarList } from "../figures/bar-list.tsx";
import { texts } from "../texts.ts";
import styles from "./choices.module.css";
import { QuestionCard } from "./question-card.tsx";
import { barsFigure } from "./question-figure.ts";

/** Bars for every option of every question, in percent or in counts. */
export function DetailView(props: {
  readonly questions: readonly ChoiceQuestion[];
  readonly counts: boolean;
}) {
  return (
    <div className={styles.stack}>
      {props.questions.map((question) => (
        <QuestionBars
          key={question.id}
          question={question}
          counts={props.counts}
        />
      ))}
    </div>
  );
}

const QuestionBars = memo(function QuestionBars(props: {
  readonly question: ChoiceQuestion;
  readonly counts: boolean;
}) {
  const { question, counts } = props;
  const { id, text, total, options } = question;
  const figure = barsFigure(question, counts);
  const top = topOption(options);
  return (
    <QuestionCard
      question={question}
      titleMax={questionMax.detail}
      whole={total}
      total={texts.totalRecorded(formatCount(total))}
      drawing={() => drawBars(figure, savedWidth)}
    >
      <BarList
        label={text}
        max={figure.max}
        bars={figure.bars.map((bar) => ({
          ...bar,
          changeKey: `option:${id}:${bar.label}`,
          badge: bar.label === top && (
            <Chip tone="accent">{texts.topOption}</Chip>
          ),
        }))}
      />
    </QuestionCard>
  );
});
