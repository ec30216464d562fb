import { limits, type Question } from "@nearsay/core/contract";
import { ChoiceList, LimitedTextArea } from "@nearsay/core/ui";
import { memo, type ReactElement } from "react";
import { answer as answerTexts } from "#messages";
import styles from "./answer-form.module.css";

interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: string | string[] | undefined;
  readonly onAnswer: (questionId: string, answer: string | string[]) => void;
  /** Language of the question. */
  readonly lang: string | undefined;
  /** Placeholder of text fields. */
  readonly textPlaceholder?: string | undefined;
}

/** One question of a plain kind, with the field for its type. */
export const QuestionField = memo(function QuestionField(
  props: QuestionFieldProps,
): ReactElement {
  return props.question.type === "free_text" ? (
    <TextQuestion {...props} />
  ) : (
    <ChoiceQuestion {...props} />
  );
});

function TextQuestion(props: QuestionFieldProps) {
  const { question, lang, answer, onAnswer, textPlaceholder } = props;
  return (
    <div className={styles.written}>
      <LimitedTextArea
        label={question.text}
        lang={lang}
        name={questionName(question)}
        placeholder={textPlaceholder}
        maxLength={limits.answerMax}
        rows={2}
        maxRows={5}
        value={typeof answer === "string" ? answer : ""}
        onChange={(text) => onAnswer(question.id, text)}
      />
    </div>
  );
}

function ChoiceQuestion(props: QuestionFieldProps) {
  const { question, lang, answer, onAnswer } = props;
  const { id, text, options, allowMultiple } = question;
  return (
    <ChoiceList
      legend={text}
      lang={lang}
      name={questionName(question)}
      hint={allowMultiple ? answerTexts.severalAllowed : answerTexts.oneAllowed}
      clear={allowMultiple ? undefined : answerTexts.clearChoice}
      choices={options.map((option) => ({ id: option, label: option }))}
      multiple={allowMultiple}
      selected={answer ? [answer].flat() : []}
      onChange={(selected) =>
        onAnswer(id, allowMultiple ? [...selected] : (selected[0] ?? ""))
      }
    />
  );
}

function questionName({ id }: Question): string {
  return `question-${id}`;
}
