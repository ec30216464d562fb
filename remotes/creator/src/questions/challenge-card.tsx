import { limits } from "@nearsay/core/contract";
import { LimitedTextArea, TextField } from "@nearsay/core/ui";
import type { EditorChallenge } from "../draft/draft.ts";
import { useEditor } from "../draft/editor-context.ts";
import { fieldIds } from "../draft/field-ids.ts";
import { texts } from "../texts.ts";
import { ItemControls } from "./item-controls.tsx";
import styles from "./item-list.module.css";

export interface ChallengeCardProps {
  readonly challenge: EditorChallenge;
  /** Where it stands, from 0 on, and how many do. */
  readonly index: number;
  readonly count: number;
  /** The control to go to once it is deleted. */
  readonly nextField: string;
}

export function ChallengeCard(props: ChallengeCardProps) {
  const { challenge, index, count, nextField } = props;
  const { key } = challenge;
  const { dispatch, errorOf } = useEditor();
  const name = texts.challenges.name(index + 1);

  function edit(changes: Partial<Omit<EditorChallenge, "key">>) {
    dispatch({ type: "edit-challenge", key, changes });
  }

  return (
    <div role="group" aria-label={name} className={styles.card}>
      <ItemControls
        name={name}
        itemKey={key}
        index={index}
        count={count}
        nextField={nextField}
        onMove={(to) => {
          dispatch({ type: "move-challenge", key, to });
        }}
        onDelete={() => {
          dispatch({ type: "delete-challenge", key });
        }}
      />
      <LimitedTextArea
        name={fieldIds.challenge(key)}
        label={texts.challenges.text}
        maxLength={limits.questionTextMax}
        counter="none"
        rows={1}
        maxRows={6}
        value={challenge.text}
        error={errorOf(fieldIds.challenge(key))}
        onChange={(text) => {
          edit({ text });
        }}
      />
      <TextField
        name={fieldIds.expectedAnswer(key)}
        label={texts.challenges.expectedAnswer}
        hint={texts.challenges.hint}
        maxLength={limits.answerMax}
        value={challenge.expectedAnswer}
        error={errorOf(fieldIds.expectedAnswer(key))}
        onChange={(expectedAnswer) => {
          edit({ expectedAnswer });
        }}
      />
    </div>
  );
}
