import { questionMax, topOption } from "@nearsay/core/domain";
import {
  type SidedQuestion,
  drawBars,
  formatCount,
  whoAnswered,
} from "@nearsay/core/charts";
import { Chip } from "@nearsay/core/ui";
import { memo } from "react";
import { savedWidth } from "../download/download.ts";
import { BarList } from "../figures/bar-list.tsx";
import { insights as texts } from "#messages";
import styles from "./choices.module.css";
import { QuestionCard } from "./question-card.tsx";
import { barsFigure, drawSides } from "./question-figure.ts";

/** Bars for every option of every question, in percent or in counts. */
export function DetailView(props: {
  readonly questions: readonly SidedQuestion[];
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
  readonly question: SidedQuestion;
  readonly counts: boolean;
}) {
  const { question, counts } = props;
  const { id, text, total, options } = question;
  const figure = barsFigure(question, counts);
  // The findings show which option leads in which group.
  const top = question.sides ? null : topOption(options);
  return (
    <QuestionCard
      question={question}
      titleMax={questionMax.detail}
      wholeOf={whoAnswered}
      total={texts.totalRecorded({ count: formatCount(total) })}
      drawing={() =>
        drawSides(question, (one) =>
          drawBars(barsFigure(one, counts), savedWidth),
        )
      }
    >
      <BarList
        label={text}
        max={question.sides ? 100 : figure.max}
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
