import { Button, Dialog } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import type { LeaveAsk } from "./use-leave-ask.ts";

export interface LeaveDialogProps {
  readonly ask: LeaveAsk;
  /** Whether this browser keeps the draft. */
  readonly kept: boolean;
}

/** Asks whether to leave, and says what becomes of the draft. */
export function LeaveDialog({ ask, kept }: LeaveDialogProps) {
  return (
    <Dialog
      open={ask.asking}
      title={texts.leave.title}
      description={kept ? texts.leave.kept : texts.leave.notKept}
      onClose={ask.stay}
      actions={
        <>
          <Button onClick={ask.leave}>{texts.leave.leave}</Button>
          <Button variant="filled" onClick={ask.stay}>
            {texts.leave.stay}
          </Button>
        </>
      }
    />
  );
}
