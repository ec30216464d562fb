import type { ManagedSurvey, SurveyKey } from "@nearsay/core/contract";
import { formatDate, Chip, DangerButton } from "@nearsay/core/ui";
import { useId } from "react";
import { ownerPage as ownerPageTexts, owned as ownedTexts } from "#messages";

import styles from "./owner-page.module.css";
import type { KeyQuestion } from "./key-controls.tsx";

const words = ownerPageTexts.keys;

/** A key in the list: its holder, and its actions. */
export function KeyItem(props: {
  readonly surveyKey: SurveyKey;
  readonly managed: ManagedSurvey;
  readonly busy: boolean;
  readonly onAsk: (question: KeyQuestion) => void;
}) {
  const { surveyKey: key, managed, busy, onAsk } = props;
  const name = nameOf(key, managed);
  const onlyOwner = isOnlyOwner(key, managed);
  const whyId = useId();
  return (
    <li className={styles.item}>
      <div className={styles.named}>
        <span className={styles.line}>
          <strong dir="auto">{name}</strong>
          {key.current && <Chip tone="accent">{words.current}</Chip>}
        </span>
        <span className={styles.about}>
          {ownedTexts.roles[key.role]} ·{" "}
          {words.made({ day: dayOf(key.madeOn) })} ·{" "}
          {key.usedOn === null
            ? words.never
            : words.used({ day: dayOf(key.usedOn) })}
        </span>
        {onlyOwner && (
          <span id={whyId} className={styles.about}>
            {words.onlyOwner}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <DangerButton
          disabled={busy}
          aria-label={words.rotateNamed({ label: name })}
          onClick={() => onAsk({ kind: "rotate", key })}
        >
          {words.rotate}
        </DangerButton>
        <DangerButton
          disabled={busy || onlyOwner}
          aria-label={words.endNamed({ label: name })}
          aria-describedby={onlyOwner ? whyId : undefined}
          onClick={() => onAsk({ kind: "end", key })}
        >
          {words.end}
        </DangerButton>
      </div>
    </li>
  );
}

/** The key from publishing has no name of its own. */
function nameOf(key: SurveyKey, { keys, survey }: ManagedSurvey): string {
  if (key.label !== "") return key.label;
  const day = survey.createdAt?.slice(0, "2026-01-01".length);
  const [first, ...others] = keys.filter(
    ({ role, label, madeOn }) =>
      role === "own" && label === "" && madeOn === day,
  );
  return first === key && others.length === 0 ? words.first : words.unnamed;
}

/** The last key that may change the survey cannot be revoked. */
function isOnlyOwner(key: SurveyKey, { keys }: ManagedSurvey): boolean {
  const owners = keys.filter(({ role }) => role === "own");
  return owners.length === 1 && owners[0] === key;
}

function dayOf(day: string): string {
  return formatDate(`${day}T12:00:00`);
}
