import { pageTitles } from "@nearsay/core/domain";
import { consentAtom, setConsentAtom } from "@nearsay/core/session";
import { Button, Notice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { anonymousId as anonymousIdTexts } from "#messages";
import styles from "./anonymous-id-page.module.css";
import { Blocks } from "./blocks.tsx";
import { Prose } from "./prose.tsx";

const words = anonymousIdTexts.status;

export function AnonymousIdPage() {
  return (
    <Prose title={pageTitles.anonymousId} lead={anonymousIdTexts.lead}>
      <ConsentStatus />
      <Blocks blocks={anonymousIdTexts.blocks} />
    </Prose>
  );
}

/**
 * Whether the anonymous ID is enabled, and the switch. The notice stays
 * mounted, so that a change is announced.
 */
function ConsentStatus() {
  const { consented, loading, updating, error } = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  if (loading) return <p role="status">{words.loading}</p>;
  return (
    <section aria-label={words.label} className={styles.status}>
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
