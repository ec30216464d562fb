import { messageOf } from "@nearsay/core/api";
import { Button, Dialog, RefusalNotice, DangerButton } from "@nearsay/core/ui";
import { useState } from "react";
import { yourData as texts } from "#messages";

export interface ConfirmTexts {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly busy: string;
  readonly failed: string;
}

/** Asks for confirmation before a permanent deletion, runs it, and shows the result. */
export function ConfirmDialog(props: {
  readonly words: ConfirmTexts;
  /** Additional information before confirming. */
  readonly more?: string | undefined;
  readonly act: () => Promise<void>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { words, more, act, onDone, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleConfirm() {
    setBusy(true);
    setError(null);
    try {
      await act();
      onDone();
    } catch (failure) {
      setError(messageOf(failure, words.failed));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={words.title}
      description={words.text}
      dismissible={!busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} busy={busy}>
            {texts.cancel}
          </Button>
          <DangerButton
            variant="filled"
            busy={busy}
            busyText={words.busy}
            onClick={() => void handleConfirm()}
          >
            {words.confirm}
          </DangerButton>
        </>
      }
    >
      {more && <p>{more}</p>}
      {error && <RefusalNotice>{error}</RefusalNotice>}
    </Dialog>
  );
}
