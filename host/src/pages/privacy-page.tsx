import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { texts } from "../texts.ts";
import { Prose } from "./prose.tsx";

export function PrivacyPage() {
  const { supportEmail } = useAtomValue(siteAtom);
  return (
    <Prose title={texts.titles.privacy} lead="Effective October 23, 2025.">
      <h2>Information collected</h2>
      <p>
        A random anonymous ID, made by the server, and what you choose to
        publish with it: answers, posts, replies and surveys. Nearsay asks for
        no name, no e-mail address and no password.
      </p>
      <p>
        If you allow location, your browser sends coordinates with the request
        for surveys. They are rounded to a grid of at least one kilometre before
        anything is done with them. If you take part, the rounded place is kept
        with your anonymous ID for a day, so that a survey you publish can be
        found nearby; opting out deletes it at once. A survey keeps the rounded
        place it was published from.
      </p>
      <p>
        Your internet address is not stored. To tell apart where misuse comes
        from, a scrambled form of its first part is kept for a day at most.
        Nobody can turn it back, because the key to it is deleted daily.
      </p>
      <h2>How it is used</h2>
      <p>
        To list surveys near you, to count each person once, to let you edit
        your own replies, and to show totals to everyone: counts, and once
        several people have answered also frequent words and the mood of written
        answers.
      </p>
      <h2>Sharing</h2>
      <p>
        Answers are shown as totals. Posts and replies are public under their
        survey; others see a different pseudonym for you in every survey, so
        that your posts cannot be linked across surveys. Nothing is sold.
      </p>
      <h2>Cookies</h2>
      <p>
        Two, both needed: one keeps your anonymous session, the other protects
        it against forged requests. Your browser also keeps, on your device
        only, your consent, access codes you entered, unsent answers and drafts,
        and for the length of a visit your coordinates.
      </p>
      <h2>Retention</h2>
      <p>
        A session ends a year after its last use. Answers, posts and surveys
        stay until they are removed.
      </p>
      <h2>Your rights</h2>
      <p>
        You can opt out at any time on the{" "}
        <Link to="/privacy/anonymous-id">Anonymous ID Policy</Link> page; you
        can then still read. Clearing this site&apos;s data in your browser
        breaks the link between you and the anonymous ID for good.
      </p>
      <h2>Children under 13</h2>
      <p>Nearsay is not meant for children under 13.</p>
      <h2>International users</h2>
      <p>
        Data is processed where the operator of this site runs its server, which
        may be another country than yours.
      </p>
      <h2>AI features</h2>
      <p>
        If you describe a survey to have it drafted, that text is given to the
        drafter this site is set up with. That may be an AI provider outside
        this site; where none is set up, simple rules on this server make the
        draft. The same provider may be given the figures of a public survey and
        some of its written answers to sum them up, without names or addresses.
        Answers to a survey with an access code never leave this server.
      </p>
      <h2>Updates</h2>
      <p>Changes to this policy are shown here with their date.</p>
      <h2>Contact</h2>
      <p>
        {supportEmail ? (
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        ) : (
          "Ask the operator of this site."
        )}
      </p>
    </Prose>
  );
}
