import { Link } from "@nearsay/core/router";
import { buttonClass } from "@nearsay/core/ui";
import { type ReactNode, useId } from "react";
import styles from "./owner-page.module.css";
import { type Part, partAddress } from "./parts.ts";

/** A sentence about the survey, and the button that leads to what it is about. */
export function PartRow(props: {
  readonly uuid: string;
  readonly part: Part | null;
  readonly action: string;
  /** The sentence. */
  readonly children: ReactNode;
}) {
  const { uuid, part, action, children } = props;
  const id = useId();
  return (
    <li className={styles.row}>
      <span id={id} className={styles.sentence}>
        {children}
      </span>
      {part !== null && (
        <Link
          to={partAddress(uuid, part)}
          aria-describedby={id}
          className={buttonClass("quiet")}
        >
          {action}
        </Link>
      )}
    </li>
  );
}
