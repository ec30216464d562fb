import { limits } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { Button } from "@nearsay/core/ui";
import { useId } from "react";
import { SortableItem } from "../dragging/sortable-item.tsx";
import { SortableList } from "../dragging/sortable-list.tsx";
import { type EditorChallenge, newChallenge } from "../draft/draft.ts";
import { useEditor } from "../draft/editor-context.ts";
import { fieldIds } from "../draft/field-ids.ts";
import { neighbourKey } from "../draft/keyed-list.ts";
import { texts } from "../texts.ts";
import { ChallengeCard } from "./challenge-card.tsx";
import styles from "./item-list.module.css";

function fieldAfter(challenges: readonly EditorChallenge[], key: string) {
  const next = neighbourKey(challenges, key);
  return next === null ? fieldIds.addChallenge : fieldIds.challenge(next);
}

export interface ChallengeListProps {
  readonly challenges: readonly EditorChallenge[];
}

/** Questions that a respondent has to answer as expected. */
export function ChallengeList({ challenges }: ChallengeListProps) {
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
        nameOf={(index) => texts.challenges.name(index + 1)}
        textOf={({ text }) => text}
        onMove={(key, to) => {
          dispatch({ type: "move-challenge", key, to });
        }}
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
