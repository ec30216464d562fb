import { locationAtom } from "@nearsay/core/session";
import { Checkbox } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import type { EditorDraft } from "../draft/draft.ts";
import { texts } from "../texts.ts";

const words = texts.publish.place;

/** Whether the survey stands near its author, and what comes of that. */
export function PlaceSetting(props: {
  readonly placed: boolean;
  readonly disabled: boolean;
  readonly onChange: (placed: boolean) => void;
}) {
  const { placed, disabled, onChange } = props;
  const known = useIsLocationOn();
  const near = known ? words.near : `${words.unknown} ${words.near}`;
  return (
    <Checkbox
      label={words.label}
      hint={placed ? near : words.nowhere}
      checked={placed}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

/** Whether the draft is to stand near its author: until they choose, where they let this browser tell their location. */
export function useIsPlaced({ placed }: EditorDraft): boolean {
  const known = useIsLocationOn();
  return placed ?? known;
}

function useIsLocationOn(): boolean {
  return useAtomValue(locationAtom).status === "granted";
}
