import { ownedPrefix, readOwned } from "@nearsay/core/contract";
import { localStore } from "@nearsay/core/session";
import { Checkbox } from "@nearsay/core/ui";
import { useMemo } from "react";
import { texts } from "../texts.ts";

const words = texts.authorChoice;

/** Whether a text is to be told as the author's of the survey from now on. */
export interface Voice {
  /** That shows who writes to be the author; null to be told so no longer. */
  readonly surveyKey: string | null;
  /** What is said where the key is refused. */
  readonly refused: string;
}

export interface AuthorChoiceProps {
  readonly surveyId: string;
  /** Whether it was told so before. */
  readonly was: boolean;
  /** Null where that stays as it was. */
  readonly voice: Voice | null;
  readonly onChange: (voice: Voice | null) => void;
}

/** Lets who has the key of a survey write as its author; nothing for others. */
export function AuthorChoice(props: AuthorChoiceProps) {
  const { surveyId, was, voice, onChange } = props;
  const key = useMemo(() => findKeyToOwn(surveyId), [surveyId]);
  if (key === null && !was) return null;
  return (
    <Checkbox
      label={words.label}
      hint={words.hint}
      checked={voice === null ? was : voice.surveyKey !== null}
      onChange={(on) =>
        onChange(
          on === was
            ? null
            : { surveyKey: on ? key : null, refused: words.refused },
        )
      }
    />
  );
}

/** What this browser keeps; null where that is not to own the survey. */
function findKeyToOwn(surveyId: string): string | null {
  for (const name of localStore.keys(ownedPrefix)) {
    const uuid = name.slice(ownedPrefix.length);
    const owned = readOwned(uuid, localStore.read(name));
    if (owned?.id !== surveyId) continue;
    const [{ key, role }] = owned.keys;
    return role === null || role === "own" ? key : null;
  }
  return null;
}
