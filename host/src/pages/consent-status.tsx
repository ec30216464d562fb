import { consentAtom, setConsentAtom } from "@nearsay/core/session";
import { Button, Notice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { texts } from "../texts.ts";
import styles from "./consent-status.module.css";

const words = texts.anonymousId;

/** Whether the anonymous ID is on, and the switch. The notice stays in place, so that a change is read out. */
export function ConsentStatus() {
  const { consented, loading, updating, error } = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  if (loading) return <p role="status">{words.loading}</p>;
  return (
    <section aria-label={words.status} className={styles.status}>
      <Notice tone={consented ? "success" : "info"}>
        {consented ? words.enabled : words.disabled}
      </Notice>
      {error && <Notice tone="danger">{error}</Notice>}
      <div>
        <Button
          variant={consented ? "quiet" : "filled"}
          busy={updating}
          busyText={words.updating}
          onClick={() => void setConsent(!consented)}
        >
          {consented ? words.optOut : words.enable}
        </Button>
      </div>
    </section>
  );
}
