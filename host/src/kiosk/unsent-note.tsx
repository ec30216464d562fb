import { Button, DangerButton } from "@nearsay/core/ui";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import { useState, useSyncExternalStore } from "react";
import styles from "./kiosk.module.css";
import type { Problem, Sender } from "./send-unsent.ts";
import { kiosk as texts } from "#messages";

const words = texts.unsent;

/**
 * Number of unsent responses, and the reason: for the person who maintains the
 * tablet. Nothing if all are sent.
 */
export function UnsentNote(props: {
  readonly sender: Sender;
  /** Set if nothing is accepted any more. */
  readonly removable?: boolean;
}) {
  const { sender, removable = false } = props;
  const { unsent, problem } = useSyncExternalStore(
    sender.subscribe,
    sender.state,
  );
  if (unsent === 0) return null;
  return (
    <section className={styles.unsent}>
      <p role="status">
        <strong>{words.count({ count: unsent })}</strong>
      </p>
      {problem !== null && <p>{reasonOf(problem)}</p>}
      <div className={styles.actions}>
        <Button onClick={sender.retry}>{words.retry}</Button>
        {removable && <RemoveButton onRemove={() => void sender.drop()} />}
      </div>
    </section>
  );
}

function reasonOf({ reason }: Problem): string {
  return reason === "" ? words.waiting : words.why({ said: reason });
}

function RemoveButton({ onRemove }: { readonly onRemove: () => void }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <DangerButton onClick={() => setAsking(true)}>
        {words.remove}
      </DangerButton>
      <DangerDialog
        open={asking}
        title={words.ask.title}
        description={words.ask.about}
        cancel={words.ask.keep}
        action={words.ask.remove}
        onClose={close}
        onAction={() => {
          close();
          onRemove();
        }}
      />
    </>
  );
}
