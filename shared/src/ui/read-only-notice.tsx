import Eye from "lucide/dist/esm/icons/eye.mjs";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./read-only-notice.module.css";
import { ui as texts } from "#messages";

export interface ReadOnlyNoticeProps {
  /** What is not possible and why; a general sentence if omitted. */
  readonly children?: ReactNode;
  /**
   * The link to the Anonymous ID Policy: a prop, because a widget on another
   * site has no router.
   */
  readonly policy: ReactNode;
  readonly onEnable?: (() => void) | undefined;
  /** Consent is being saved. */
  readonly busy?: boolean | undefined;
}

/** Explains to a visitor without an anonymous ID how to take part. */
export function ReadOnlyNotice(props: ReadOnlyNoticeProps) {
  const { children = texts.readOnly, policy, onEnable, busy } = props;
  return (
    <div role="note" className={styles.notice}>
      <p className={styles.text}>
        <Icon shape={Eye} className={styles.icon} />
        {children} {policy}
      </p>
      {onEnable && (
        <Button busy={busy} onClick={onEnable}>
          {texts.enableAnonymousId}
        </Button>
      )}
    </div>
  );
}
