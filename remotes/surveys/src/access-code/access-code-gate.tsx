import { Button, EmptyState } from "@nearsay/core/ui";
import LockKeyhole from "lucide/dist/esm/icons/lock-keyhole.mjs";
import { texts } from "../texts.ts";
import { AccessCodeDialog } from "./access-code-dialog.tsx";
import type { CodeGate } from "./use-code-gate.ts";

const words = texts.accessCode;

interface AccessCodeGateProps {
  readonly gate: CodeGate;
  /** What to do about a locked survey. */
  readonly lockedAdvice?: string;
}

/** Stands where a guarded survey will be, with the dialog that asks for its code. */
export function AccessCodeGate({ gate, lockedAdvice }: AccessCodeGateProps) {
  return (
    <>
      {gate.locked ? (
        <EmptyState icon={LockKeyhole} title={words.locked}>
          {lockedAdvice}
        </EmptyState>
      ) : (
        <EmptyState
          icon={LockKeyhole}
          title={words.needed}
          action={<Button onClick={gate.ask}>{words.enter}</Button>}
        />
      )}
      <AccessCodeDialog gate={gate} />
    </>
  );
}
