import type { SurveyPreviewProps } from "@nearsay/core/contract";
import { announce, FormattedDate, Notice, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { type FormEvent, useState } from "react";
import {
  AnswerFields,
  ChallengeFields,
  NoQuestions,
} from "../answer/answer-fields.tsx";
import { AnswerFoot } from "../answer/answer-foot.tsx";
import formStyles from "../answer/answer-form.module.css";
import { isFormed } from "../answer/is-formed.ts";
import { nothingWritten } from "../answer/unsent-answers.ts";
import { useWriting } from "../answer/use-answers.ts";
import * as texts from "#messages";
import styles from "./survey-preview.module.css";

/**
 * A survey before it is published, as a visitor will see it. Its form can be
 * tried, and sends nothing.
 */
export function SurveyPreview(props: Readonly<SurveyPreviewProps>) {
  const { title, instructions, questions, closesAt, results, reads } = props;
  return (
    <div className={styles.preview}>
      <h3 dir="auto" className={styles.title}>
        {title}
      </h3>
      {closesAt !== null && (
        <p className={styles.closes}>
          {texts.surveyMeta.closes}{" "}
          <FormattedDate iso={closesAt} detail="datetime" />
        </p>
      )}
      {instructions !== "" && (
        <p dir="auto" className={styles.instructions}>
          {instructions}
        </p>
      )}
      {questions.every((each) => each.isChallenge) ? (
        <NoQuestions />
      ) : (
        <PreviewForm questions={questions} results={results} reads={reads} />
      )}
    </div>
  );
}

type PreviewFormProps = Readonly<
  Pick<SurveyPreviewProps, "questions" | "results" | "reads">
>;

const previewParts = { ChallengeFields };

const LazyFields = lazyComponent(
  async () => (await import("../answer/formed/formed.ts")).FormedFields,
  <Skeleton lines={8} label={texts.answer.formLoading} />,
  texts.answer.formFailed,
);

function PreviewForm({ questions, results, reads }: PreviewFormProps) {
  const { written, answer, answerChallenge } = useWriting(() => nothingWritten);
  const [tried, setTried] = useState(false);

  const Fields = isFormed(questions) ? LazyFields : AnswerFields;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    announce(texts.preview.nothingSent);
  }

  return (
    <form
      className={formStyles.form}
      noValidate
      autoComplete="off"
      onSubmit={handleSubmit}
    >
      <Fields
        questions={questions}
        unsent={written}
        textPlaceholder={texts.preview.freeText}
        onAnswer={answer}
        onAnswerChallenge={answerChallenge}
        parts={previewParts}
      />
      {tried && <Notice quiet>{texts.preview.nothingSent}</Notice>}
      <AnswerFoot
        questions={questions}
        unsent={written}
        resultsRule={results}
        reads={reads}
      >
        {texts.answer.submit}
      </AnswerFoot>
    </form>
  );
}
