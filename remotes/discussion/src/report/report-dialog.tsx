import { reportMessage } from "../api/discussion-calls.ts";
import {
  ReportDialog as Dialog,
  type ReportDialogProps,
} from "@nearsay/core/ui/report-dialog";
import { discussion as texts } from "#messages";

interface Props extends Pick<ReportDialogProps, "onReported" | "onClose"> {
  readonly message: Parameters<typeof reportMessage>[0];
}

/** Asks for the reason a post or a reply is reported. */
export function ReportDialog({ message, ...rest }: Props) {
  return (
    <Dialog
      words={texts.report}
      waitForReason
      onSend={(reason) => reportMessage(message, reason)}
      {...rest}
    />
  );
}
