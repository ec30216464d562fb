import { limits } from "@nearsay/core/contract";
import { CodeDialog } from "@nearsay/core/ui/code-dialog";
import { useState } from "react";
import * as texts from "#messages";
import { attemptsLeft } from "./attempts.ts";
import type { CodeGate } from "./use-code-gate.ts";

const words = texts.accessCode;

/** The dialog for a survey's access code; while locked it can only be closed. */
export function AccessCodeDialog({ gate }: { readonly gate: CodeGate }) {
  // When the lock ends, a new key discards the dialog's previous state.
  return <OpenDialog key={String(gate.locked)} gate={gate} />;
}

function OpenDialog({ gate }: { readonly gate: CodeGate }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(code: string) {
    if (code === "") {
      setError(words.empty);
      return;
    }
    setBusy(true);
    setError(await gate.submit(code));
    setBusy(false);
  }

  return (
    <CodeDialog
      texts={words}
      maxLength={limits.accessCodeInputMax}
      hint={gate.message}
      error={error}
      attemptsRemaining={gate.attempts > 0 ? attemptsLeft(gate.attempts) : null}
      locked={gate.locked}
      busy={busy}
      onSubmit={(code) => void submit(code.trim())}
      onClose={gate.close}
    />
  );
}
