import type { Analytics } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain/charts";
import { useMemo } from "react";
import { FigureSection } from "../figures/figure.tsx";
import { texts } from "../texts.ts";
import { type KindQuestion, kindQuestions } from "./kind-questions.ts";
import styles from "./kinds.module.css";
import { RankingCard } from "./ranking-card.tsx";
import { StepsCard } from "./steps-card.tsx";
import { kindsTexts } from "./kinds-texts.ts";

/** What was ranked, and which numbers and days were given. */
export function KindsSection(props: { readonly analytics: Analytics }) {
  const { analytics } = props;
  const questions = useMemo(
    () => kindQuestions(analytics).map(nameQuestion),
    [analytics],
  );
  if (questions.length === 0) return null;
  return (
    <FigureSection title={kindsTexts.section}>
      <div className={styles.stack}>
        {questions.map((question) =>
          question.form.kind === "ranking" ? (
            <RankingCard key={question.id} question={question} />
          ) : (
            <StepsCard key={question.id} question={question} />
          ),
        )}
      </div>
    </FigureSection>
  );
}

function nameQuestion(question: KindQuestion, index: number): KindQuestion {
  if (question.text.trim() !== "") return question;
  return { ...question, text: texts.questionNumber(formatCount(index + 1)) };
}
