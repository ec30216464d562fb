import { ownedPrefix, readOwned } from "@nearsay/core/contract";
import { localStore } from "@nearsay/core/session";
import { Checkbox } from "@nearsay/core/ui";
import { useMemo } from "react";
import { discussion as texts } from "#messages";

const words = texts.authorChoice;

/** Whether a text is shown as written by the survey's author from now on. */
export interface Voice {
  /** The key that proves authorship; null to remove the label. */
  readonly surveyKey: string | null;
  /** The message if the key is refused. */
  readonly refused: string;
}

export interface AuthorChoiceProps {
  readonly surveyId: string;
  /** Whether the text had the label before. */
  readonly was: boolean;
  /** Null if the label stays unchanged. */
  readonly voice: Voice | null;
  readonly onChange: (voice: Voice | null) => void;
}

/** Lets the holder of a survey's key write as its author; nothing for others. */
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

/** The owner key stored in this browser; null if there is none or it has fewer rights. */
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
