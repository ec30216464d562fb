import { limits } from "@nearsay/core/contract";
import { Button } from "@nearsay/core/ui";
import { useState } from "react";
import type { EditorQuestion } from "../draft/draft.ts";
import { SortableItem } from "../dragging/sortable-item.tsx";
import { SortableList } from "../dragging/sortable-list.tsx";
import { texts } from "../texts.ts";
import { MoveButtons } from "./item-controls.tsx";
import styles from "./item-list.module.css";
import { OptionRow } from "./option-row.tsx";
import { useOptionEdits } from "./use-option-edits.ts";

/** The options of a multiple choice question: written, moved and pasted without leaving the keyboard. */
export function OptionList({
  question,
}: {
  readonly question: EditorQuestion;
}) {
  const { options } = question;
  const edits = useOptionEdits(question);
  const [chosen, setChosen] = useState<string | null>(null);
  // One pair of arrows for the whole list, as a pair in each row leaves a phone no room for the text.
  const current = options.find(({ key }) => key === chosen) ?? options[0];
  const index = current ? options.indexOf(current) : 0;

  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{texts.questions.options}</legend>
      <SortableList
        items={options}
        nameOf={(index) => texts.questions.option(index + 1)}
        textOf={({ text }) => text}
        onMove={edits.drop}
      >
        {options.map((option, index) => (
          <SortableItem key={option.key} id={option.key}>
            <OptionRow
              option={option}
              index={index}
              removable={options.length > 1}
              current={option === current}
              edits={edits}
              onFocus={() => setChosen(option.key)}
            />
          </SortableItem>
        ))}
      </SortableList>
      <p role="status" className={styles.warning}>
        {edits.pasteProblem}
      </p>
      <div className={styles.actions}>
        <Button
          disabled={options.length >= limits.optionsMax}
          onClick={() => edits.add(null)}
        >
          {texts.questions.addOption}
        </Button>
        {current && options.length > 1 && (
          <div className={styles.mover}>
            <span>{texts.questions.option(index + 1)}</span>
            <MoveButtons
              name={texts.questions.option(index + 1)}
              itemKey={current.key}
              index={index}
              count={options.length}
              onMove={(to) => edits.move(current, to)}
            />
          </div>
        )}
        <span className={styles.hint}>{texts.questions.optionsHint}</span>
      </div>
    </fieldset>
  );
}
