import { messageOf } from "@nearsay/core/api";
import { RefusalNotice } from "@nearsay/core/ui";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
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
    <DangerDialog
      open
      title={words.title}
      description={words.text}
      dismissible={!busy}
      cancel={texts.cancel}
      action={words.confirm}
      busy={busy}
      busyText={words.busy}
      onClose={onClose}
      onAction={() => void handleConfirm()}
    >
      {more && <p>{more}</p>}
      {error && <RefusalNotice>{error}</RefusalNotice>}
    </DangerDialog>
  );
}
