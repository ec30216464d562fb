import { limits } from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain/charts";
import { Button, Dialog, Notice, TextField } from "@nearsay/core/ui";
import { type FormEvent, useId, useState } from "react";
import { texts } from "../texts.ts";
import { checkCode } from "./check-code.ts";
import styles from "./export-code-dialog.module.css";
import type { ExportRefusal } from "./read-refusal.ts";
import type { InsightsExport } from "./use-export.ts";

const words = texts.exportCode;

type DialogProps = Pick<InsightsExport, "submitCode" | "close">;

/** Asks for the export code of a survey; while no more codes are taken it only says so. */
export function ExportCodeDialog({ submitCode, close }: DialogProps) {
  const entry = useCodeEntry(submitCode);
  return entry.refusal?.locked ? (
    <LockedDialog message={entry.refusal.message} close={close} />
  ) : (
    <CodeDialog entry={entry} close={close} />
  );
}

interface LockedDialogProps {
  readonly message: string;
  readonly close: () => void;
}

function LockedDialog({ message, close }: LockedDialogProps) {
  return (
    <Dialog open title={words.title} onClose={close}>
      <Notice tone="danger">{message}</Notice>
    </Dialog>
  );
}

interface CodeDialogProps {
  readonly entry: ReturnType<typeof useCodeEntry>;
  readonly close: () => void;
}

function CodeDialog({ entry, close }: CodeDialogProps) {
  const form = useId();
  const remaining = entry.refusal?.attemptsRemaining ?? null;
  return (
    <Dialog
      open
      title={words.title}
      description={words.description}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="filled"
            busy={entry.busy}
            busyText={words.checking}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void entry.submit(event)}
      >
        <TextField
          label={words.placeholder}
          hideLabel
          placeholder={words.placeholder}
          maxLength={limits.codeMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={entry.code}
          onChange={entry.setCode}
          error={entry.complaint ?? entry.refusal?.message}
        />
        {remaining !== null && (
          <p className={styles.note}>
            {words.remaining(formatCount(remaining))}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** The input and what is wrong with it. */
function useCodeEntry(submitCode: DialogProps["submitCode"]) {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ExportRefusal | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const problem = checkCode(code);
    setComplaint(problem);
    if (problem !== null) return;
    setBusy(true);
    // What stays the same would not be read out again.
    setRefusal(null);
    setRefusal(await submitCode(code));
    setBusy(false);
  }

  return { code, setCode, busy, complaint, refusal, submit };
}
