import { useAtomValue, useSetAtom } from "jotai";
import type { MouseEvent } from "react";
import { consentAtom, setConsentAtom } from "../session/consent.ts";
import { Notice } from "./notice.tsx";
import { ReadOnlyNotice } from "./read-only-notice.tsx";
import { useNavigate } from "./router.ts";

const policyPath = "/privacy/anonymous-id";

/** Says what is not possible without an anonymous ID, with the ways to get one. */
export function ParticipationNotice({ message }: { readonly message: string }) {
  const { updating, error } = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  const navigate = useNavigate();

  function openPolicy(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(policyPath);
  }

  return (
    <>
      <ReadOnlyNotice
        href={policyPath}
        onNavigate={openPolicy}
        busy={updating}
        onEnable={() => void setConsent(true)}
      >
        {message}
      </ReadOnlyNotice>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
