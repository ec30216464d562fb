import { useAtomValue, useSetAtom } from "jotai";
import { Link } from "react-router-dom";
import { consentAtom, setConsentAtom } from "../session/consent.ts";
import { Notice } from "./notice.tsx";
import { ReadOnlyNotice } from "./read-only-notice.tsx";
import { texts } from "./texts.ts";

const policyPath = "/privacy/anonymous-id";

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
      <ReadOnlyNotice
        busy={updating}
        policy={<Link to={policyPath}>{texts.policyLink}</Link>}
        onEnable={() => void setConsent(true)}
      >
        {message}
      </ReadOnlyNotice>
      {error !== null && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
