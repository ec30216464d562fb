import { limits } from "@nearsay/core/contract";
import {
  classNames,
  LimitedTextArea,
  Notice,
  TextField,
} from "@nearsay/core/ui";
import type { EditorDraft } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import type { EditorQuestion } from "../draft/question.ts";
import { ownerPage as ownerPageTexts, creator as texts } from "#messages";

import styles from "./owner-page.module.css";

/** The texts of questions that people have answered; nothing else about them can change. */
export function WordingFields({ draft }: { readonly draft: EditorDraft }) {
  return (
    <section aria-label={texts.questions.heading} className={styles.part}>
      <h3>{texts.questions.heading}</h3>
      <Notice quiet>{ownerPageTexts.edit.answered}</Notice>
      {draft.questions.map((question, index) => (
        <QuestionTexts
          key={question.key}
          question={question}
          name={texts.questions.name({ number: index + 1 })}
        />
      ))}
      <ChallengeTexts draft={draft} />
    </section>
  );
}

function QuestionTexts(props: {
  readonly question: EditorQuestion;
  readonly name: string;
}) {
  const { question, name } = props;
  const { key } = question;
  const { dispatch, errorOf } = useEditor();
  return (
    <div
      role="group"
      aria-label={name}
      className={classNames(styles.part, styles.apart)}
    >
      <LimitedTextArea
        name={fieldIds.question(key)}
        label={name}
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
      {question.options.map((option, index) => (
        <TextField
          key={option.key}
          name={fieldIds.option(option.key)}
          label={texts.questions.option({ number: index + 1 })}
          maxLength={limits.optionTextMax}
          value={option.text}
          error={errorOf(fieldIds.option(option.key))}
          onChange={(text) =>
            dispatch({
              type: "edit-option",
              question: key,
              key: option.key,
              text,
            })
          }
        />
      ))}
      {question.other && (
        <OtherText question={question.other.question} name={name} />
      )}
    </div>
  );
}

function OtherText(props: {
  readonly question: EditorQuestion;
  readonly name: string;
}) {
  const { key, text } = props.question;
  const { dispatch, errorOf } = useEditor();
  return (
    <TextField
      name={fieldIds.question(key)}
      label={ownerPageTexts.edit.otherText({ question: props.name })}
      maxLength={limits.questionTextMax}
      value={text}
      error={errorOf(fieldIds.question(key))}
      onChange={(changed) =>
        dispatch({ type: "edit-question", key, changes: { text: changed } })
      }
    />
  );
}

function ChallengeTexts({ draft }: { readonly draft: EditorDraft }) {
  const { dispatch, errorOf } = useEditor();
  return draft.challenges.map(({ key, text }, index) => (
    <TextField
      key={key}
      name={fieldIds.challenge(key)}
      label={texts.challenges.name({ number: index + 1 })}
      maxLength={limits.questionTextMax}
      value={text}
      error={errorOf(fieldIds.challenge(key))}
      onChange={(changed) =>
        dispatch({ type: "edit-challenge", key, changes: { text: changed } })
      }
    />
  ));
}
