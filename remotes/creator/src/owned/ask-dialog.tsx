import {
  Button,
  DangerButton,
  Dialog,
  type DialogProps,
} from "@nearsay/core/ui";

interface AskDialogProps extends Omit<DialogProps, "actions"> {
  readonly cancel: string;
  readonly action: string;
  /** The action is running. */
  readonly busy?: boolean;
  readonly busyText?: string;
  readonly onAction: () => void;
}

/** Asks before something that cannot be undone. */
export function AskDialog(props: AskDialogProps) {
  const { cancel, action, busy, busyText, onAction, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>{cancel}</Button>
          <DangerButton
            variant="filled"
            busy={busy}
            busyText={busyText}
            onClick={onAction}
          >
            {action}
          </DangerButton>
        </>
      }
    />
  );
}
