import { hostPages, type WaitlistPayload } from "@nearsay/core/contract";
import { Notice, buttonClass } from "@nearsay/core/ui";
import { useState } from "react";
import { Link } from "@nearsay/core/router";
import { texts as words } from "./texts.ts";
import { OperatorAddress } from "../operator-address.tsx";
import { Prose } from "../prose.tsx";
import styles from "./waitlist-form.module.css";
import { WaitlistForm } from "./waitlist-form.tsx";

export function WaitlistPage() {
  const [joined, setJoined] = useState<WaitlistPayload | null>(null);
  return (
    <Prose
      title={hostPages.waitlist.title}
      lead="Paid accounts are planned. Leave your address to hear when they are ready."
    >
      <p>
        The first 10 businesses in each category get 6 months of free access. A
        business counts once whoever runs this site has confirmed that the
        address is its own. Meanwhile everything here works without an account,
        for businesses too.
      </p>
      {joined ? (
        <Joined payload={joined} />
      ) : (
        <WaitlistForm onJoined={setJoined} />
      )}
      <h2>What happens to your address</h2>
      <p>
        It is stored with your role, your category and the date, without your
        anonymous ID, and used for email about the waitlist and paid accounts
        alone. It stays until you have it taken off the list. The same address
        counts once: joining again replaces the role and category until it is
        confirmed. See also the <Link to="/privacy">Privacy Policy</Link>.
      </p>
      <OperatorAddress reason="to be taken off the list" />
    </Prose>
  );
}

/** Takes the place of the form, and so its focus. */
function Joined({
  payload: { email, category },
}: {
  payload: WaitlistPayload;
}) {
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.joined}>
      <Notice
        tone="success"
        title={words.joined}
        action={
          <Link to="/" className={buttonClass()}>
            {words.browse}
          </Link>
        }
      >
        {category
          ? words.joinedBusiness(email, category)
          : words.joinedUser(email)}
      </Notice>
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
