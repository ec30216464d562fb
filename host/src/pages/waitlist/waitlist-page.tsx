import type { WaitlistPayload } from "@nearsay/core/contract";
import { pageTitles } from "@nearsay/core/domain";
import { Notice, buttonClass } from "@nearsay/core/ui";
import { useState } from "react";
import { Link } from "@nearsay/core/router";
import { Blocks } from "../blocks.tsx";
import { OperatorAddress } from "../operator-address.tsx";
import { Prose } from "../prose.tsx";
import { waitlist as words, waitlistPage as page } from "#messages";
import { categoryNames } from "./category-names.ts";
import styles from "./waitlist-form.module.css";
import { WaitlistForm } from "./waitlist-form.tsx";

export function WaitlistPage() {
  const [joined, setJoined] = useState<WaitlistPayload | null>(null);
  return (
    <Prose title={pageTitles.waitlist} lead={page.lead}>
      <Blocks blocks={page.offer} />
      {joined ? (
        <Joined payload={joined} />
      ) : (
        <WaitlistForm onJoined={setJoined} />
      )}
      <Blocks blocks={page.storage} />
      <OperatorAddress about="waitlist" />
    </Prose>
  );
}

/** Replaces the form, and so takes its focus. */
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
          ? words.joinedBusiness({
              email,
              category: categoryNames[category],
            })
          : words.joinedUser({ email })}
      </Notice>
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
