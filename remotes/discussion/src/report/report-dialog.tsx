import { reportMessage } from "@nearsay/core/api";
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
import { type FormEvent, useId, useState } from "react";
import { failureMessage } from "../text-form.tsx";
import { texts } from "../texts.ts";

const words = texts.report;

/** Asks why a post or a reply is reported, and sends it, with consent where that is still to be given. */
export default function ReportDialog(props: {
  readonly message: Parameters<typeof reportMessage>[0];
  readonly onReported: () => void;
  readonly onClose: () => void;
}) {
  const { message, onReported, onClose } = props;
  const form = useId();
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const tooShort = reason.trim().length < limits.reportReasonMin;
  const consent = useConsentAsk({
    message: words.readOnly,
    action: words.enable,
    onEnabled: () => void send(),
  });

  async function send() {
    if (busy || tooShort) return;
    setBusy(true);
    setFailure(null);
    try {
      await reportMessage(message, reason.trim());
      onReported();
    } catch (error) {
      setFailure(failureMessage(error, words.later));
    }
    setBusy(false);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (tooShort) return;
    if (consented) void send();
    else consent.ask();
  }

  return (
    <Dialog
      open
      title={words.title}
      description={words.about}
      dismissible={!busy}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={consent.asking ? "quiet" : "filled"}
            disabled={loading || tooShort}
            busy={busy || updating}
            busyText={busy ? words.sending : undefined}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <LimitedTextArea
          label={words.reason}
          maxLength={limits.reportReasonMax}
          maxRows={6}
          value={reason}
          onChange={setReason}
          hint={tooShort ? words.tooShort : undefined}
        />
      </form>
      {consent.panel}
      {failure !== null && (
        <Notice tone="danger" title={words.failed}>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
