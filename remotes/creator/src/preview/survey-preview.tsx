import type {
  EditorChallenge,
  EditorDraft,
  EditorQuestion,
} from "../editor/draft.ts";
import { texts } from "../texts.ts";
import styles from "./survey-preview.module.css";

/** The survey as it stands, to read. */
export function SurveyPreview({ draft }: { readonly draft: EditorDraft }) {
  const { title, instructions, questions, challenges } = draft;
  return (
    <section aria-label={texts.preview.heading} className={styles.preview}>
      <h3 dir="auto" className={styles.title}>
        {title.trim() || texts.preview.untitled}
      </h3>
      {instructions.trim() !== "" && (
        <p dir="auto" className={styles.instructions}>
          {instructions}
        </p>
      )}
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.key}>
            <QuestionPreview question={question} />
          </li>
        ))}
      </ol>
      {challenges.length > 0 && (
        <>
          <h4>{texts.challenges.heading}</h4>
          <ol className={styles.questions}>
            {challenges.map((challenge) => (
              <li key={challenge.key}>
                <ChallengePreview challenge={challenge} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function QuestionPreview({ question }: { readonly question: EditorQuestion }) {
  return (
    <>
      <PreviewText text={question.text} />
      {question.type === "free_text" ? (
        <p className={styles.about}>{texts.preview.freeText}</p>
      ) : (
        <>
          {question.allowMultiple && (
            <p className={styles.about}>{texts.preview.many}</p>
          )}
          <ul className={styles.options}>
            {question.options
              .filter(({ text }) => text.trim() !== "")
              .map(({ key, text }) => (
                <li key={key} dir="auto">
                  {text}
                </li>
              ))}
          </ul>
        </>
      )}
    </>
  );
}

interface ChallengePreviewProps {
  readonly challenge: EditorChallenge;
}

function ChallengePreview({ challenge }: ChallengePreviewProps) {
  return (
    <>
      <PreviewText text={challenge.text} />
      <p className={styles.about}>
        {texts.preview.expected}{" "}
        <strong dir="auto">{challenge.expectedAnswer}</strong>
      </p>
    </>
  );
}

function PreviewText({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className={styles.text}>
      {text.trim() || texts.preview.noText}
    </p>
  );
}
