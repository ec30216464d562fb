import { limits } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { Button, LimitedTextArea, TextField } from "@nearsay/core/ui";
import { useId } from "react";
import { type EditorChallenge, newChallenge } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { neighbourKey } from "../draft/keyed-list.ts";
import { SortableItem } from "../dragging/sortable-item.tsx";
import { SortableList } from "../dragging/sortable-list.tsx";
import { creator as texts } from "#messages";
import { type ItemPlace, ItemControls } from "./item-controls.tsx";
import styles from "./item-list.module.css";

function fieldAfter(challenges: readonly EditorChallenge[], key: string) {
  const next = neighbourKey(challenges, key);
  return next === null ? fieldIds.addChallenge : fieldIds.challenge(next);
}

/** Questions that a respondent has to answer as expected. */
export function ChallengeList(props: {
  readonly challenges: readonly EditorChallenge[];
}) {
  const { challenges } = props;
  const { dispatch, focus } = useEditor();
  const headingId = useId();

  function add() {
    const challenge = newChallenge();
    dispatch({ type: "add-challenge", challenge });
    focus(fieldIds.challenge(challenge.key));
  }

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId}>{texts.challenges.heading}</h3>
      <p className={styles.about}>
        {texts.challenges.about}{" "}
        <Link to="/guide#challenge-questions">{texts.challenges.guide}</Link>
      </p>
      <SortableList
        items={challenges}
        nameOf={(index) => texts.challenges.name({ number: index + 1 })}
        textOf={({ text }) => text}
        onMove={(key, to) => dispatch({ type: "move-challenge", key, to })}
      >
        {challenges.map((challenge, index) => (
          <SortableItem key={challenge.key} id={challenge.key}>
            <ChallengeCard
              challenge={challenge}
              index={index}
              count={challenges.length}
              nextField={fieldAfter(challenges, challenge.key)}
            />
          </SortableItem>
        ))}
      </SortableList>
      <div className={styles.actions}>
        <Button
          name={fieldIds.addChallenge}
          disabled={challenges.length >= limits.challengeQuestionsMax}
          onClick={add}
        >
          {texts.challenges.add}
        </Button>
      </div>
    </section>
  );
}

function ChallengeCard(
  props: ItemPlace & { readonly challenge: EditorChallenge },
) {
  const { challenge, ...place } = props;
  const { key } = challenge;
  const { dispatch, errorOf } = useEditor();
  const name = texts.challenges.name({ number: place.index + 1 });

  function edit(changes: Partial<Omit<EditorChallenge, "key">>) {
    dispatch({ type: "edit-challenge", key, changes });
  }

  return (
    <div role="group" aria-label={name} className={styles.card}>
      <ItemControls
        {...place}
        name={name}
        itemKey={key}
        onMove={(to) => dispatch({ type: "move-challenge", key, to })}
        onDelete={() => dispatch({ type: "delete-challenge", key })}
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
        onChange={(text) => edit({ text })}
      />
      <TextField
        name={fieldIds.expectedAnswer(key)}
        label={texts.challenges.expectedAnswer}
        hint={texts.challenges.hint}
        maxLength={limits.answerMax}
        value={challenge.expectedAnswer}
        error={errorOf(fieldIds.expectedAnswer(key))}
        onChange={(expectedAnswer) => edit({ expectedAnswer })}
      />
    </div>
  );
}
