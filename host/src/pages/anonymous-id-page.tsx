import { consentAtom, setConsentAtom } from "@nearsay/core/session";
import { Button, Notice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { texts } from "../texts.ts";
import { Prose } from "./prose.tsx";

const words = texts.anonymousId;

export function AnonymousIdPage() {
  return (
    <Prose
      title={texts.titles.anonymousId}
      lead="An anonymous ID lets you take part without an account. It is off until you enable it."
    >
      <ConsentStatus />
      <h2>What it is</h2>
      <p>
        A random number the server makes for your browser, kept in a cookie. It
        is not made from your name, your address or your device.
      </p>
      <h2>What it is for</h2>
      <ul>
        <li>Counting each person once in every survey.</li>
        <li>Letting you edit your own replies.</li>
        <li>Marking which posts are yours, for you alone.</li>
      </ul>
      <h2>What others see</h2>
      <p>
        A pseudonym that is different in every survey. Nobody can tell from it
        that two posts under two surveys are by the same person.
      </p>
      <h2>Switching it off</h2>
      <p>
        After opting out you can still read surveys, posts and insights. What
        you already published stays. You can enable the ID again at any time.
      </p>
    </Prose>
  );
}

function ConsentStatus() {
  const { consented, loading, updating, error } = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  if (loading) return <p role="status">{words.loading}</p>;
  return (
    <section aria-label={words.status}>
      <Notice
        tone={consented ? "success" : "info"}
        action={
          <Button
            variant={consented ? "quiet" : "filled"}
            busy={updating}
            busyText={words.updating}
            onClick={() => void setConsent(!consented)}
          >
            {consented ? words.optOut : words.enable}
          </Button>
        }
      >
        {consented ? words.enabled : words.disabled}
      </Notice>
      {error && <Notice tone="danger">{error}</Notice>}
    </section>
  );
}
