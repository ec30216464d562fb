import { reportSurvey } from "@nearsay/core/api";
import { limits } from "@nearsay/core/contract";
import { consentAtom } from "@nearsay/core/session";
import {
  Button,
  Dialog,
  LimitedTextArea,
  Notice,
  useConsentAsk,
} from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { type FormEvent, useId } from "react";
import { useAccessCode } from "../access-code/known-codes.ts";
import { texts } from "../texts.ts";
import { useReason } from "../use-reason.ts";
import styles from "./report-dialog.module.css";

const words = texts.report;

interface ReportDialogProps {
  readonly surveyId: string;
  /** The button waits for a long enough reason, in place of a complaint about a short one. */
  readonly waitForReason?: boolean | undefined;
  /** The server has the report; the part that shows the dialog takes it away and says thanks. */
  readonly onReported: () => void;
  readonly onClose: () => void;
}

/**
 * Asks why a survey is reported and sends it, with consent where that is still to be given.
 * Cards and the survey page share it. Open for as long as it is rendered, so render it on
 * demand: `{reporting && <ReportDialog surveyId="7" onReported={…} onClose={…} />}`.
 */
export function ReportDialog(props: ReportDialogProps) {
  const { surveyId, waitForReason = false, onReported, onClose } = props;
  const form = useId();
  const code = useAccessCode(surveyId);
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const readOnly = !loading && !consented;
  const report = useReason({
    least: limits.reportReasonMin,
    tooShortText: words.tooShort,
    onSend: (reason) =>
      reportSurvey(surveyId, { reason, ...(code && { code }) }),
    onSent: onReported,
  });
  const canSend = () => !loading && !updating && report.check();
  const consent = useConsentAsk({
    message: texts.card.readOnly,
    action: words.enableAndReport,
    // The reason may have been changed meanwhile.
    onEnabled: () => {
      if (canSend()) void report.send();
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!canSend()) return;
    if (readOnly) consent.ask();
    else void report.send();
  }

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
          <Button
            type="submit"
            form={form}
            variant={consent.asking ? "quiet" : "filled"}
            disabled={loading || (waitForReason && report.tooShort)}
            busy={report.busy || updating}
            busyText={report.busy ? words.sending : undefined}
          >
            {readOnly ? texts.answer.readOnlyButton : words.submit}
          </Button>
          {consent.asking && (
            <div className={styles.consent}>{consent.panel}</div>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <LimitedTextArea
          label={words.reason}
          maxLength={limits.reportReasonMax}
          maxRows={6}
          value={report.reason}
          onChange={report.write}
          hint={waitForReason && report.tooShort ? words.tooShort : undefined}
          error={report.complaint}
        />
      </form>
      {report.failure !== null && (
        <Notice tone="danger" title={words.failed}>
          {report.failure}
        </Notice>
      )}
    </Dialog>
  );
}
