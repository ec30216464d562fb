import Eye from "lucide-react/icons/eye";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./read-only-notice.module.css";
import { texts } from "./texts.ts";

export interface ReadOnlyNoticeProps {
  /** What is not possible and why; a general sentence when left out. */
  readonly children?: ReactNode;
  readonly onEnable?: (() => void) | undefined;
  /** Consent is being saved. */
  readonly busy?: boolean | undefined;
  readonly href?: string | undefined;
  /** Takes over the navigation to the policy, as a router does. */
  readonly onNavigate?:
    ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Tells a visitor without an anonymous ID how to take part. */
export function ReadOnlyNotice(props: ReadOnlyNoticeProps) {
  const { children = texts.readOnly, onEnable, busy } = props;
  return (
    <div role="note" className={styles.notice}>
      <Icon shape={Eye} className={styles.icon} />
      <p className={styles.text}>
        {children}{" "}
        <a
          href={props.href ?? "/privacy/anonymous-id"}
          onClick={props.onNavigate}
        >
          {texts.policyLink}
        </a>
      </p>
      {onEnable && (
        <Button busy={busy} onClick={onEnable}>
          {texts.enableAnonymousId}
        </Button>
      )}
    </div>
  );
}
