import {
  type QuestionType,
  limits,
  questionTypes,
  offersOptions,
} from "@nearsay/core/contract";
import {
  Button,
  Checkbox,
  classNames,
  LimitedTextArea,
  SelectField,
} from "@nearsay/core/ui";
import { memo, useId } from "react";
import { type EditorQuestion, newOption, newQuestion } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { neighbourKey } from "../draft/keyed-list.ts";
import { SortableItem } from "../dragging/sortable-item.tsx";
import { SortableList } from "../dragging/sortable-list.tsx";
import { texts } from "../texts.ts";
import { type ItemPlace, ItemControls } from "./item-controls.tsx";
import styles from "./item-list.module.css";
import { OptionList } from "./option-list.tsx";

function fieldAfter(questions: readonly EditorQuestion[], key: string) {
  const next = neighbourKey(questions, key);
  return next === null ? fieldIds.addQuestion : fieldIds.question(next);
}

/** Of hundreds, only the one is drawn again that is written in. */
const QuestionItem = memo(function QuestionItem(card: QuestionCardProps) {
  return (
    <SortableItem id={card.question.key}>
      <QuestionCard {...card} />
    </SortableItem>
  );
});

/** The questions in the order they are asked. */
export const QuestionList = memo(function QuestionList(props: {
  readonly questions: readonly EditorQuestion[];
}) {
  const { questions } = props;
  const { dispatch, focus, errorOf } = useEditor();
  const headingId = useId();
  const errorId = useId();
  const error = errorOf(fieldIds.addQuestion);
  const full = questions.length >= limits.questionsMax;

  function add(type: QuestionType) {
    const question = newQuestion(type);
    dispatch({ type: "add-question", question });
    focus(fieldIds.question(question.key));
  }

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId}>{texts.questions.heading}</h3>
      {questions.length === 0 && (
        <p className={styles.about}>{texts.questions.none}</p>
      )}
      <SortableList
        items={questions}
        nameOf={(index) => texts.questions.name(index + 1)}
        textOf={({ text }) => text}
        onMove={(key, to) => dispatch({ type: "move-question", key, to })}
      >
        {questions.map((question, index) => (
          <QuestionItem
            key={question.key}
            question={question}
            index={index}
            count={questions.length}
            nextField={fieldAfter(questions, question.key)}
          />
        ))}
      </SortableList>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.actions}>
        {questionTypes.map((type, index) => (
          <Button
            key={type}
            name={index === 0 ? fieldIds.addQuestion : undefined}
            disabled={full}
            aria-describedby={index === 0 && error ? errorId : undefined}
            onClick={() => add(type)}
          >
            {texts.questions.add[type]}
          </Button>
        ))}
      </div>
    </section>
  );
});

const typeOptions = questionTypes.map((value) => ({
  value,
  label: texts.questions.types[value],
}));

/** So many cards the browser can lay out and paint at every letter. */
const few = 20;

interface QuestionCardProps extends ItemPlace {
  readonly question: EditorQuestion;
}

/** One question: its text, how it is answered, and its place in the list. */
function QuestionCard(props: QuestionCardProps) {
  const { question, ...place } = props;
  const { index, count } = place;
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
        {...place}
        name={name}
        itemKey={key}
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
      {offersOptions(question.type) && (
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
