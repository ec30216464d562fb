import {
  type QuestionType,
  type SurveyLanguage,
  limits,
  plainKind,
  questionTypes,
} from "@nearsay/core/contract";
import { Button, classNames, whenIdle } from "@nearsay/core/ui";
import { memo, useCallback, useEffect, useId, useMemo } from "react";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { neighbourKey } from "../draft/keyed-list.ts";
import { type EditorQuestion, newQuestion } from "../draft/question.ts";
import { QuestionsContext } from "../draft/questions-context.ts";
import { SortableItem } from "../dragging/sortable-item.tsx";
import { SortableList } from "../dragging/sortable-list.tsx";
import { creator as texts } from "#messages";
import styles from "./item-list.module.css";
import { bringForms, QuestionMap } from "./lazy-form.tsx";
import { QuestionCard, type QuestionCardProps } from "./question-card.tsx";
import { useOpenQuestion } from "./use-open-question.ts";

function fieldAfter(questions: readonly EditorQuestion[], key: string) {
  const next = neighbourKey(questions, key);
  return next === null ? fieldIds.addQuestion : fieldIds.question(next);
}

/** Memoised: with hundreds of questions, only the edited one is re-rendered. */
const QuestionItem = memo(function QuestionItem(card: QuestionCardProps) {
  return (
    <SortableItem id={card.question.key}>
      <QuestionCard {...card} />
    </SortableItem>
  );
});

/** The questions in the order they are asked: one open, the others a line each. */
export const QuestionList = memo(function QuestionList(props: {
  readonly questions: readonly EditorQuestion[];
  readonly language: SurveyLanguage | null;
}) {
  const { questions, language } = props;
  const all = useMemo(() => ({ questions, language }), [questions, language]);
  const isLed = questions.some(({ showIf }) => showIf !== null);
  const { dispatch, focus, errorOf, wanted } = useEditor();
  const [open, setOpen] = useOpenQuestion(questions, wanted);
  const toggle = useCallback(
    (key: string) => setOpen((before) => (before === key ? null : key)),
    [setOpen],
  );
  const headingId = useId();
  const errorId = useId();
  const error = errorOf(fieldIds.addQuestion);
  const full = questions.length >= limits.questionsMax;

  useEffect(() => void whenIdle().then(bringForms), []);

  function add(type: QuestionType) {
    const question = newQuestion(plainKind(type));
    dispatch({ type: "add-question", question });
    focus(fieldIds.question(question.key));
  }

  return (
    <section
      aria-labelledby={headingId}
      className={classNames(styles.section, styles.questions)}
    >
      <h3 id={headingId}>{texts.questions.heading}</h3>
      {questions.length === 0 && (
        <p className={styles.about}>{texts.questions.none}</p>
      )}
      <QuestionsContext value={all}>
        <SortableList
          items={questions}
          nameOf={(index) => texts.questions.name({ number: index + 1 })}
          textOf={({ text }) => text}
          onLift={() => setOpen(null)}
          onMove={(key, to) => dispatch({ type: "move-question", key, to })}
        >
          {questions.map((question, index) => (
            <QuestionItem
              key={question.key}
              question={question}
              index={index}
              count={questions.length}
              language={language}
              open={question.key === open}
              onToggle={toggle}
              nextField={fieldAfter(questions, question.key)}
            />
          ))}
        </SortableList>
        {isLed && <QuestionMap questions={questions} />}
      </QuestionsContext>
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
