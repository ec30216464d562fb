import { useAtomValue, useSetAtom } from "jotai";
import { consentAtom, setConsentAtom } from "../session/consent.ts";
import { Notice } from "./notice.tsx";
import { ReadOnlyNotice } from "./read-only-notice.tsx";

export interface ParticipationNoticeProps {
  /** What is not possible and why; a general sentence when left out. */
  readonly message?: string | undefined;
}

/** Says what is not possible without an anonymous ID, with the ways to get one. */
export function ParticipationNotice({ message }: ParticipationNoticeProps) {
  const { updating, error } = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  return (
    <>
      <ReadOnlyNotice busy={updating} onEnable={() => void setConsent(true)}>
        {message}
      </ReadOnlyNotice>
      {error !== null && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
