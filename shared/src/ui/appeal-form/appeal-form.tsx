import { limits } from "@nearsay/core/contract";
// Imported by package name: remotes bundle this form, but share the controls
// with their page.
import {
  Button,
  LimitedTextArea,
  Notice,
  RefusalNotice,
} from "@nearsay/core/ui";
import { type FormEvent, useRef } from "react";
import { useReason } from "../report-dialog/use-reason.ts";
import styles from "./appeal-form.module.css";
import { appealForm as texts } from "#messages";

export interface AppealFormProps {
  /** Whether a review was requested, which is possible only once. */
  readonly asked: boolean;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onSent?: () => void;
}

/** Requests that the site's operators review a hidden survey. */
export function AppealForm({ asked, ...sending }: AppealFormProps) {
  return asked ? (
    <Notice tone="success" title={texts.asked}>
      {texts.askedNext}
    </Notice>
  ) : (
    <ReasonForm {...sending} />
  );
}

function ReasonForm({ onSend, onSent }: Omit<AppealFormProps, "asked">) {
  const field = useRef<HTMLTextAreaElement>(null);
  const appeal = useReason({
    least: limits.appealReasonMin,
    tooShortText: texts.tooShort,
    onSend,
    onSent: () => onSent?.(),
    field,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (appeal.check()) void appeal.send();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className={styles.form}>
      <LimitedTextArea
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={limits.appealReasonMax}
        maxRows={6}
        ref={field}
        value={appeal.reason}
        onChange={appeal.write}
        error={appeal.complaint}
      />
      {appeal.failure !== null && (
        <RefusalNotice title={texts.failed}>{appeal.failure}</RefusalNotice>
      )}
      <div>
        <Button
          type="submit"
          variant="filled"
          busy={appeal.busy}
          busyText={texts.asking}
        >
          {texts.ask}
        </Button>
      </div>
    </form>
  );
}
