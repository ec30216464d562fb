import {
  PageSteps,
  QuestionFields,
  useQuestionForm,
} from "@nearsay/core/ui/question-fields";
import { useRef } from "react";
import type { AnswerFieldsProps } from "../answer-fields.tsx";
import type { FormParts } from "../answer-form.tsx";

interface FormedFieldsProps extends AnswerFieldsProps {
  readonly parts: Pick<FormParts, "ChallengeFields">;
}

/** The fields of a survey with questions of any kind, for trying out only. */
export function FormedFields(props: FormedFieldsProps) {
  const { ChallengeFields } = props.parts;
  const { questions, unsent, lang, textPlaceholder } = props;
  const area = useRef<HTMLFieldSetElement>(null);
  const form = useQuestionForm(questions, unsent.answers, area);
  return (
    <>
      <fieldset ref={area}>
        <QuestionFields
          form={form}
          answers={unsent.answers}
          lang={lang}
          writing={{ placeholder: textPlaceholder }}
          onAnswer={props.onAnswer}
        >
          {form.isLast && (
            <ChallengeFields
              questions={questions.filter((each) => each.isChallenge)}
              lang={lang}
              message={null}
              complaint={undefined}
              answers={unsent.challenge}
              onAnswer={props.onAnswerChallenge}
            />
          )}
        </QuestionFields>
      </fieldset>
      <PageSteps form={form} lang={lang} />
    </>
  );
}
