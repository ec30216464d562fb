import {
  type QuestionType,
  limits,
  questionTypes,
} from "@nearsay/core/contract";
import {
  Checkbox,
  classNames,
  LimitedTextArea,
  SelectField,
} from "@nearsay/core/ui";
import { type EditorQuestion, newOption } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { texts } from "../texts.ts";
import { ItemControls } from "./item-controls.tsx";
import styles from "./item-list.module.css";
import { OptionList } from "./option-list.tsx";

const typeOptions = questionTypes.map((value) => ({
  value,
  label: texts.questions.types[value],
}));

/** So many cards the browser can lay out and paint at every letter. */
const few = 20;

export interface QuestionCardProps {
  readonly question: EditorQuestion;
  /** Where it stands, from 0 on, and how many do. */
  readonly index: number;
  readonly count: number;
  /** The control to go to once it is deleted. */
  readonly nextField: string;
}

/** One question: its text, how it is answered, and its place in the list. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, index, count, nextField } = props;
  const { key } = question;
  const { dispatch, errorOf } = useEditor();
  const name = texts.questions.name(index + 1);

  function changeType(to: QuestionType) {
    dispatch({ type: "change-type", key, to, first: newOption() });
  }

  return (
    <div
      role="group"
      aria-label={name}
      className={classNames(styles.card, count > few ? styles.oneOfMany : null)}
    >
      <ItemControls
        name={name}
        itemKey={key}
        index={index}
        count={count}
        nextField={nextField}
        onMove={(to) => dispatch({ type: "move-question", key, to })}
        onDelete={() => dispatch({ type: "delete-question", key })}
      />
      <div className={styles.asked}>
        <LimitedTextArea
          name={fieldIds.question(key)}
          label={texts.questions.text}
          maxLength={limits.questionTextMax}
          counter="none"
          rows={1}
          maxRows={6}
          value={question.text}
          error={errorOf(fieldIds.question(key))}
          onChange={(text) =>
            dispatch({ type: "edit-question", key, changes: { text } })
          }
        />
        <SelectField
          label={texts.questions.type}
          options={typeOptions}
          value={question.type}
          onChange={changeType}
        />
      </div>
      {question.type === "multiple_choice" && (
        <>
          <OptionList question={question} />
          <Checkbox
            label={texts.questions.allowMultiple}
            checked={question.allowMultiple}
            onChange={(allowMultiple) => {
              const changes = { allowMultiple };
              dispatch({ type: "edit-question", key, changes });
            }}
          />
        </>
      )}
    </div>
  );
}
