import { useAtomValue, useSetAtom } from "jotai";
import { consentAtom, setConsentAtom } from "../session/consent.ts";
import { Notice } from "./notice.tsx";
import { PolicyLink } from "./policy-link.tsx";
import { ReadOnlyNotice } from "./read-only-notice.tsx";

export interface ParticipationNoticeProps {
  /** What is not possible and why; a general sentence when left out. */
  readonly message?: string | undefined;
  /** False where another button asks for consent. */
  readonly button?: boolean | undefined;
}

/** Says what is not possible without an anonymous ID, with the ways to get one. */
export function ParticipationNotice(props: ParticipationNoticeProps) {
  const { message, button = true } = props;
  const { updating, error } = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  return (
    <>
      <ReadOnlyNotice
        busy={updating}
        policy={<PolicyLink />}
        onEnable={button ? () => void setConsent(true) : undefined}
      >
        {message}
      </ReadOnlyNotice>
      {button && error !== null && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
