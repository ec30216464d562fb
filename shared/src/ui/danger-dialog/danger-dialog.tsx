// Imported by package name: remotes bundle this, but share the controls with
// their page.
import {
  Button,
  DangerButton,
  Dialog,
  type DialogProps,
} from "@nearsay/core/ui";

export interface DangerDialogProps extends Omit<
  DialogProps,
  "actions" | "urgent"
> {
  readonly cancel: string;
  readonly action: string;
  /** The action is running. */
  readonly busy?: boolean | undefined;
  readonly busyText?: string | undefined;
  /** A form in the dialog that the action submits, instead of `onAction`. */
  readonly form?: string | undefined;
  readonly onAction?: (() => void) | undefined;
}

/**
 * Asks before something is deleted, ended or replaced. Screen readers announce
 * it as an alert.
 */
export function DangerDialog(props: DangerDialogProps) {
  const { cancel, action, busy, busyText, form, onAction, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      urgent
      actions={
        <>
          <Button busy={busy} onClick={dialog.onClose}>
            {cancel}
          </Button>
          <DangerButton
            type={form === undefined ? "button" : "submit"}
            form={form}
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
