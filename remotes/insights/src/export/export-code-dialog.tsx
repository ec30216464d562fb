import { limits } from "@nearsay/core/contract";
import { seenLength } from "@nearsay/core/domain";
import { CodeDialog } from "@nearsay/core/ui/code-dialog";
import { useState } from "react";
import { insights as texts } from "#messages";
import type { ExportRefusal, InsightsExport } from "./use-export.ts";

/** Asks for the export code of a survey; while no more codes are accepted it only states that. */
export function ExportCodeDialog(
  props: Pick<InsightsExport, "submitCode" | "close"> & {
    /** Why a code is required. */
    readonly asked: ExportRefusal;
  },
) {
  const { asked, submitCode, close } = props;
  const [busy, setBusy] = useState(false);
  /** Errors in the entered code, found by this page and by the server. */
  const [complaint, setComplaint] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ExportRefusal | null>(null);

  async function submit(code: string) {
    const problem = checkCode(code);
    setComplaint(problem);
    if (problem !== null) return;
    setBusy(true);
    setRefusal(await submitCode(code));
    setBusy(false);
  }

  return (
    <CodeDialog
      texts={texts.exportCode}
      maxLength={limits.codeMax}
      error={complaint ?? refusal?.message ?? null}
      attemptsRemaining={refusal?.attemptsRemaining ?? null}
      locked={(refusal ?? asked).locked}
      busy={busy}
      onSubmit={(code) => void submit(code)}
      onClose={close}
    />
  );
}

/** Problems of an export code found without a request; null if there are none. */
function checkCode(code: string): string | null {
  if (seenLength(code) < limits.codeMin)
    return texts.exportCode.tooShort({ min: limits.codeMin });
  return /\s/.test(code) ? texts.exportCode.spaces : null;
}
