import { limits } from "@nearsay/core/contract";
import { consentAtom } from "@nearsay/core/session";
// Imported by package name: remotes bundle this dialog, but share the controls
// with their page.
import {
  Button,
  Dialog,
  LimitedTextArea,
  RefusalNotice,
  useConsentAsk,
} from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { type FormEvent, useId, useRef } from "react";
import styles from "./report-dialog.module.css";
import { reportDialog as texts } from "#messages";
import { useReason } from "./use-reason.ts";

/** Texts about what is reported. */
export interface ReportTexts {
  readonly title: string;
  /** What happens after a report. */
  readonly about: string;
  /** Label of the reason field. */
  readonly reason: string;
  readonly submit: string;
  readonly failed: string;
}

export interface ReportDialogProps {
  readonly words: ReportTexts;
  /** Disables the button until the reason is long enough, instead of showing an error. */
  readonly waitForReason?: boolean | undefined;
  /** If it rejects, the error is shown, and the reason stays. */
  readonly onSend: (reason: string) => Promise<void>;
  /**
   * The server has accepted the report; the component that shows the dialog
   * removes it and confirms the report.
   */
  readonly onReported: () => void;
  readonly onClose: () => void;
}

/**
 * Asks for a reason and sends a report, with consent if it is missing. Open
 * while it is rendered, so render it on demand.
 */
export function ReportDialog(props: ReportDialogProps) {
  const { words, waitForReason = false, onSend, onReported, onClose } = props;
  const form = useId();
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const readOnly = !loading && !consented;
  const field = useRef<HTMLTextAreaElement>(null);
  const report = useReason({
    least: limits.reportReasonMin,
    tooShortText: texts.tooShort,
    onSend,
    onSent: onReported,
    field,
  });
  const canSend = () => !loading && !updating && report.check();
  const consent = useConsentAsk({
    message: texts.readOnly,
    action: texts.enable,
    // The reason may have changed in the meantime.
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
      // Nothing would show an error after the dialog is closed.
      dismissible={!report.busy}
      onClose={onClose}
      actions={
        <>
          <Button busy={report.busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={consent.asking ? "quiet" : "filled"}
            disabled={loading || (waitForReason && report.tooShort)}
            busy={report.busy || updating}
            busyText={report.busy ? texts.sending : undefined}
          >
            {readOnly ? texts.readOnlyButton : words.submit}
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
          ref={field}
          value={report.reason}
          onChange={report.write}
          hint={waitForReason && report.tooShort ? texts.tooShort : undefined}
          error={report.complaint}
        />
      </form>
      {report.failure !== null && (
        <RefusalNotice title={words.failed}>{report.failure}</RefusalNotice>
      )}
    </Dialog>
  );
}
