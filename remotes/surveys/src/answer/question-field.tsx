import { limits, type Question } from "@nearsay/core/contract";
import { ChoiceList, LimitedTextArea } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import styles from "./answer-form.module.css";

interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: string | string[] | undefined;
  readonly onAnswer: (answer: string | string[]) => void;
}

/** One question in the form its type asks for. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, onAnswer } = props;
  if (question.type === "multiple_choice") return <ChoiceField {...props} />;
  return (
    <div className={styles.written}>
      <LimitedTextArea
        label={question.text}
        maxLength={limits.answerMax}
        rows={2}
        maxRows={5}
        value={typeof answer === "string" ? answer : ""}
        onChange={onAnswer}
      />
    </div>
  );
}

function ChoiceField({ question, answer, onAnswer }: QuestionFieldProps) {
  const { text, options, allowMultiple } = question;
  const chosen = typeof answer === "string" ? [answer] : (answer ?? []);
  return (
    <ChoiceList
      legend={text}
      hint={allowMultiple ? texts.answer.severalAllowed : undefined}
      choices={[...new Set(options)].map((option) => ({
        id: option,
        label: option,
      }))}
      multiple={allowMultiple}
      selected={chosen}
      onChange={(selected) => {
        onAnswer(allowMultiple ? [...selected] : (selected[0] ?? ""));
      }}
    />
  );
}
