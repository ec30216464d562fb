import Eye from "lucide/dist/esm/icons/eye.mjs";
import type { ReactNode } from "react";
import { Link, useInRouterContext } from "react-router-dom";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./read-only-notice.module.css";
import { texts } from "./texts.ts";

const policyPath = "/privacy/anonymous-id";

export interface ReadOnlyNoticeProps {
  /** What is not possible and why; a general sentence when left out. */
  readonly children?: ReactNode;
  readonly onEnable?: (() => void) | undefined;
  /** Consent is being saved. */
  readonly busy?: boolean | undefined;
}

/** Tells a visitor without an anonymous ID how to take part. */
export function ReadOnlyNotice(props: ReadOnlyNoticeProps) {
  const { children = texts.readOnly, onEnable, busy } = props;
  return (
    <div role="note" className={styles.notice}>
      <Icon shape={Eye} className={styles.icon} />
      <p className={styles.text}>
        {children} <PolicyLink />
      </p>
      {onEnable && (
        <Button busy={busy} onClick={onEnable}>
          {texts.enableAnonymousId}
        </Button>
      )}
    </div>
  );
}

function PolicyLink() {
  // A widget on a partner's page has no router around it.
  return useInRouterContext() ? (
    <Link to={policyPath}>{texts.policyLink}</Link>
  ) : (
    <a href={policyPath}>{texts.policyLink}</a>
  );
}
