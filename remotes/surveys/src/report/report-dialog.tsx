import { limits } from "@nearsay/core/contract";
import {
  Button,
  Dialog,
  LimitedTextArea,
  Notice,
  ParticipationNotice,
} from "@nearsay/core/ui";
import { useId } from "react";
import { texts } from "../texts.ts";
import { useReport } from "./use-report.ts";

const words = texts.report;

interface ReportDialogProps {
  readonly surveyId: string;
  /** The button waits for a long enough reason, in place of a complaint about a short one. */
  readonly waitForReason?: boolean | undefined;
  /** The server has the report; whoever shows the dialog takes it away and says thanks. */
  readonly onReported: () => void;
  readonly onClose: () => void;
}

/**
 * Asks why a survey is reported and sends it; whoever may not take part is told how.
 * Cards and the survey page share it. Open for as long as it is rendered, so render it on
 * demand: `{reporting && <ReportDialog surveyId="7" onReported={…} onClose={…} />}`.
 */
export function ReportDialog(props: ReportDialogProps) {
  const { waitForReason = false, onClose } = props;
  const form = useId();
  const report = useReport(props);
  return (
    <Dialog
      open
      title={words.title}
      description={words.about}
      // A refusal would find nobody to tell.
      dismissible={!report.busy}
      onClose={onClose}
      actions={
        <>
          <Button busy={report.busy} onClick={onClose}>
            {words.cancel}
          </Button>
          {!report.readOnly && (
            <Button
              type="submit"
              form={form}
              variant="filled"
              disabled={report.undecided || (waitForReason && report.tooShort)}
              busy={report.busy}
              busyText={words.sending}
            >
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      {report.readOnly ? (
        <ParticipationNotice message={texts.card.readOnly} />
      ) : (
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void report.submit();
          }}
        >
          <LimitedTextArea
            ref={takeFocus}
            label={words.reason}
            maxLength={limits.reportReasonMax}
            maxRows={6}
            value={report.reason}
            onChange={report.setReason}
            hint={waitForReason && report.tooShort ? words.tooShort : undefined}
            error={report.complaint ?? undefined}
          />
        </form>
      )}
      {report.failure !== null && (
        <Notice tone="danger" title={words.failed}>
          {report.failure}
        </Notice>
      )}
    </Dialog>
  );
}

/** Where it follows on the notice, whose button had the focus; a dialog that opens gives it by itself. */
function takeFocus(area: HTMLTextAreaElement | null): void {
  if (area?.closest("dialog[open]")) area.focus();
}
