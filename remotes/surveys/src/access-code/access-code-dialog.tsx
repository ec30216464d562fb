import { limits } from "@nearsay/core/contract";
import { Button, Dialog, Notice, TextField } from "@nearsay/core/ui";
import { type FormEvent, useId, useState } from "react";
import { texts } from "../texts.ts";
import { attemptsLeft } from "./attempts.ts";
import styles from "./access-code-dialog.module.css";
import type { CodeGate } from "./use-code-gate.ts";

const words = texts.accessCode;

/** Asks for the access code of a survey; once locked it can only be closed. */
export function AccessCodeDialog({ gate }: { readonly gate: CodeGate }) {
  if (!gate.open) return null;
  return gate.locked ? (
    <LockedDialog gate={gate} />
  ) : (
    <CodeDialog gate={gate} />
  );
}

function LockedDialog({ gate }: { readonly gate: CodeGate }) {
  return (
    <Dialog
      open
      title={words.title}
      dismissible={false}
      onClose={gate.close}
      actions={<Button onClick={gate.close}>{words.close}</Button>}
    >
      <Notice tone="danger">{words.lockedNote}</Notice>
    </Dialog>
  );
}

function CodeDialog({ gate }: { readonly gate: CodeGate }) {
  const form = useId();
  const entry = useCodeEntry(gate);
  return (
    <Dialog
      open
      title={words.title}
      description={words.description}
      onClose={gate.close}
      actions={
        <>
          <Button onClick={gate.close}>{words.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="filled"
            disabled={entry.code === ""}
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
          maxLength={limits.accessCodeInputMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={entry.code}
          onChange={entry.setCode}
          error={entry.error}
          hint={entry.error ? undefined : gate.message}
        />
        {gate.attempts > 0 && (
          <p className={styles.note}>
            {words.remaining(attemptsLeft(gate.attempts))}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** The input and what is wrong with it; both begin anew whenever the dialog opens. */
function useCodeEntry(gate: CodeGate) {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = code.trim();
    if (trimmed === "") setError(words.empty);
    if (trimmed === "" || busy) return;
    setBusy(true);
    setError(await gate.submit(trimmed));
    setBusy(false);
  }

  return { code, setCode, busy, error: error ?? undefined, submit };
}
