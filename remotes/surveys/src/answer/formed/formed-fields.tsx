import {
  PageSteps,
  QuestionFields,
  useQuestionForm,
} from "@nearsay/core/ui/question-fields";
import { useRef } from "react";
import { type AnswerFieldsProps, ChallengeFields } from "../answer-fields.tsx";
import styles from "../answer-form.module.css";

/** The fields of a survey with questions of any kind, to be tried. */
export function FormedFields(props: AnswerFieldsProps) {
  const { questions, unsent, lang, textPlaceholder } = props;
  const area = useRef<HTMLFieldSetElement>(null);
  const form = useQuestionForm(questions, unsent.answers, area);
  return (
    <>
      <fieldset ref={area} className={styles.questions}>
        <QuestionFields
          form={form}
          answers={unsent.answers}
          lang={lang}
          writing={{ placeholder: textPlaceholder }}
          onAnswer={props.onAnswer}
        />
        {form.isLast && (
          <ChallengeFields
            questions={questions.filter((each) => each.isChallenge)}
            lang={lang}
            message={null}
            missing={undefined}
            answers={unsent.challenge}
            onAnswer={props.onAnswerChallenge}
          />
        )}
      </fieldset>
      <PageSteps form={form} />
    </>
  );
}
