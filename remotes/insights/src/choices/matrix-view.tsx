import { type SidedQuestion } from "@nearsay/core/charts";
import {
  matrixColumns,
  narrowMaxWidth,
  topOptions,
} from "@nearsay/core/domain";
import { useCallback, useId, useMemo, useSyncExternalStore } from "react";
import { insights as texts } from "#messages";
import { MatrixCard } from "./matrix-card.tsx";
import styles from "./matrix.module.css";

/** A card for every question; the selected one shows more. */
export function MatrixView(props: {
  /** All questions, over which the top options are counted. */
  readonly all: readonly SidedQuestion[];
  /** The questions that are shown. */
  readonly questions: readonly SidedQuestion[];
  /** Id of the question that was selected last; null at first. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}) {
  const { all, questions, onSelect } = props;
  const narrow = useMedia(`(max-width: ${narrowMaxWidth}px)`);
  const columns = narrow ? matrixColumns.narrow : matrixColumns.wide;
  const overallTop = useMemo(() => topOptions(all, columns), [all, columns]);
  const group = useId();
  const known = questions.some(({ id }) => id === props.selected);
  const selected = known ? props.selected : questions[0]?.id;
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{texts.selectQuestion}</legend>
      {questions.map((question) => (
        <MatrixCard
          key={question.id}
          group={group}
          question={question}
          overallTop={overallTop}
          columns={columns}
          selected={question.id === selected}
          onSelect={onSelect}
        />
      ))}
    </fieldset>
  );
}

/** Whether a media query matches, updated live. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
