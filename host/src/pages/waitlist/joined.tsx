import type { WaitlistPayload } from "@nearsay/core/contract";
import { Notice, buttonClass } from "@nearsay/core/ui";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { texts } from "../../texts.ts";
import styles from "./waitlist-form.module.css";

const words = texts.waitlist;

/** Takes the place of the form, and so its focus. */
export function Joined({
  payload: { email, category },
}: {
  payload: WaitlistPayload;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div ref={element} tabIndex={-1} className={styles.joined}>
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
