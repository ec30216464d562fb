import type { Analytics, QuestionKind } from "@nearsay/core/contract";
import {
  type KindQuestion,
  type Side,
  formatCount,
  kindQuestions,
  kindSides,
} from "@nearsay/core/charts";
import { useMemo } from "react";
import { FigureSection } from "../figures/figure.tsx";
import { insights as texts, kinds as kindsTexts } from "#messages";
import styles from "./kinds.module.css";
import { RankingCard } from "./ranking-card.tsx";
import { StepsCard } from "./steps-card.tsx";

import { trimText } from "@nearsay/core/forms";

/** Kinds without an entry are counted by steps. */
const cards: Partial<Record<QuestionKind, typeof StepsCard>> = {
  ranking: RankingCard,
};

/** Questions that are counted at places. */
export function KindsSection(props: {
  readonly analytics: Analytics;
  /** Shown instead of the combined figures. */
  readonly sides?: readonly Side[];
}) {
  const { analytics, sides } = props;
  const questions = useMemo(
    () =>
      kindQuestions(analytics)
        .map(nameQuestion)
        .map((question) => ({
          question,
          sides: kindSides(question, sides ?? []),
        })),
    [analytics, sides],
  );
  if (questions.length === 0) return null;
  return (
    <FigureSection title={kindsTexts.section}>
      <div className={styles.stack}>
        {questions.map((shown) => {
          const { id, form } = shown.question;
          const Card = cards[form.kind] ?? StepsCard;
          return <Card key={id} {...shown} />;
        })}
      </div>
    </FigureSection>
  );
}

function nameQuestion(question: KindQuestion, index: number): KindQuestion {
  if (trimText(question.text) !== "") return question;
  return {
    ...question,
    text: texts.questionNumber({ number: formatCount(index + 1) }),
  };
}
