import { consentAtom, setConsentAtom } from "@nearsay/core/session";
import { useNavigate } from "@nearsay/core/router";
import { Notice, ReadOnlyNotice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";

const policyPath = "/privacy/anonymous-id";

/** Tells a read-only visitor how to answer, and lets them start here. */
export function ReadOnlyAnswering() {
  const { updating, error } = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  const navigate = useNavigate();
  return (
    <>
      <ReadOnlyNotice
        busy={updating}
        href={policyPath}
        onEnable={() => void setConsent(true)}
        onNavigate={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(policyPath);
        }}
      />
      {error !== null && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
