import { hostPages } from "@nearsay/core/contract";
import { consentAtom, setConsentAtom } from "@nearsay/core/session";
import { Button, Notice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { Link } from "@nearsay/core/router";
import styles from "./anonymous-id-page.module.css";
import { Prose } from "./prose.tsx";

export function AnonymousIdPage() {
  return (
    <Prose
      title={hostPages.anonymousId.title}
      lead="An anonymous ID lets you take part without an account. It is off until you enable it."
    >
      <ConsentStatus />
      <h2>What it is</h2>
      <p>
        A random number that the server makes up for your browser on your first
        visit and recognises by a cookie. It is not made from your name, your
        address or your device. It ends a year after your last visit.
      </p>
      <h2>What it is for</h2>
      <ul>
        <li>Counting each person once in every survey.</li>
        <li>Letting you edit your own replies.</li>
        <li>Marking which posts are yours, for you alone.</li>
        <li>Limiting guesses at codes, and weighing reports.</li>
      </ul>
      <h2>What others see</h2>
      <p>
        A name such as “User 7F3A”, which is different in every survey. Nobody
        can tell from it that two posts under two surveys are by the same
        person. The operator of the site can, as the ID is stored with what you
        write.
      </p>
      <p>
        What you answer shows to everybody in figures alone, without a name.
        Whether these show your answer only together with those of others, or
        follow it at once, is said above the button that sends it, and whether
        the author of the survey reads more: what people write, or whole
        responses, never with your anonymous ID. The{" "}
        <Link to="/privacy#information">Privacy Policy</Link> says how far that
        protects you.
      </p>
      <h2>What enabling it changes</h2>
      <p>
        You can answer, like, post, reply, report and publish. If you allowed
        location, the server also keeps the square kilometre you were last in,
        until the day is over, so that a survey you publish can be found nearby,
        unless you untick that beside Publish.
      </p>
      <h2>Opting out</h2>
      <ul>
        <li>
          You can still read surveys, posts and insights, but not answer, post
          or publish.
        </li>
        <li>
          Your last place is deleted at once. What you already published stays,
          under the same names as before.
        </li>
        <li>
          The ID itself waits: enable it again at any time, and your posts are
          yours and your answers counted as before.
        </li>
        <li>
          Opting out takes no answer back and gives no second one: a survey that
          you answered stays answered until you withdraw from it.
        </li>
        <li>
          In a survey on another site&apos;s page the ID ends there. Your
          browser then keeps a note, which the server has signed, that this one
          survey was answered on that site. It does not say by whom, or how, or
          anything about another survey.
        </li>
      </ul>
      <p>
        To see what is kept under it, take it along, take single things back or
        break with it for good, open{" "}
        <Link to="/privacy/your-data">Your data</Link>. Clearing this
        site&apos;s data in your browser alone gives you a new ID too, but
        leaves what the old one wrote, which nobody can then edit or delete; see{" "}
        <Link to="/privacy#rights">Your rights</Link>.
      </p>
      <h2>When the server cannot be reached</h2>
      <p>
        Your browser then makes up a stand-in from some of its own properties,
        such as its kind, language, screen and time zone. It is held in memory
        until you leave the page, and the server recognises nobody by it.
      </p>
    </Prose>
  );
}

const words = {
  status: "Your status",
  loading: "Checking your status…",
  enabled: "Enabled: you can answer, post, reply and create surveys.",
  disabled: "Disabled: read-only. You can browse surveys, posts and insights.",
  optOut: "Opt out",
  enable: "Re-enable anonymous ID",
  updating: "Saving…",
};

/** Whether the anonymous ID is on, and the switch. The notice stays in place, so that a change is read out. */
function ConsentStatus() {
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
