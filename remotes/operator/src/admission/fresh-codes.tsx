import type { NewInvitation } from "@nearsay/core/contract";
import { Button, CopyButton, Notice } from "@nearsay/core/ui";
import styles from "./admission.module.css";
import { invitation as texts } from "#messages";

/** Codes that were just created; the server does not send them again. */
export function FreshCodes(props: {
  readonly fresh: readonly NewInvitation[];
  readonly onDone: () => void;
}) {
  const { fresh, onDone } = props;
  const codes = fresh.map(({ code }) => code).join("\n");
  return (
    <Notice
      tone="success"
      title={texts.fresh({ count: fresh.length })}
      action={
        <>
          <CopyButton text={codes} label={texts.copy} />
          <Button onClick={onDone}>{texts.done}</Button>
        </>
      }
    >
      <textarea
        readOnly
        dir="ltr"
        aria-label={texts.codes}
        rows={Math.min(fresh.length, 8)}
        className={styles.codes}
        value={codes}
      />
    </Notice>
  );
}
