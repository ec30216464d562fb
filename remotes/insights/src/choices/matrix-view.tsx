import {
  type ChoiceQuestion,
  matrixColumns,
  matrixRow,
  narrowMaxWidth,
  topOptions,
} from "@nearsay/core/domain";
import { useId, useMemo, useState } from "react";
import { useMedia } from "../figures/use-media.ts";
import { texts } from "../texts.ts";
import { MatrixCard } from "./matrix-card.tsx";
import styles from "./matrix.module.css";

/** A card for every question; one of them is selected and says more. */
export function MatrixView(props: {
  readonly questions: readonly ChoiceQuestion[];
}) {
  const { questions } = props;
  const narrow = useMedia(`(max-width: ${narrowMaxWidth}px)`);
  const columns = narrow ? matrixColumns.narrow : matrixColumns.wide;
  const rows = useMemo(() => {
    const overall = topOptions(questions, columns);
    return questions.map((question) => ({
      question,
      row: matrixRow(question, overall, columns),
    }));
  }, [questions, columns]);
  const [chosen, setChosen] = useState<string | null>(null);
  const known = questions.some(({ id }) => id === chosen);
  const selected = known ? chosen : questions[0]?.id;
  const group = useId();
  return (
    <fieldset className={styles.cards} style={{ "--columns": columns }}>
      <legend className="visually-hidden">{texts.selectQuestion}</legend>
      {rows.map(({ question, row }) => (
        <MatrixCard
          key={question.id}
          group={group}
          question={question}
          row={row}
          selected={question.id === selected}
          onSelect={() => {
            setChosen(question.id);
          }}
        />
      ))}
    </fieldset>
  );
}
