import { Button, EmptyState } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import LockKeyhole from "lucide/dist/esm/icons/lock-keyhole.mjs";
import * as texts from "#messages";
import { useCodeGate } from "./use-code-gate.ts";
import type { Gate } from "./use-guarded-load.ts";

const words = texts.accessCode;

const AccessCodeDialog = lazyComponent(
  async () => (await import("./access-code-dialog.tsx")).AccessCodeDialog,
  null,
  words.notLoaded,
);

interface AccessCodeGateProps {
  readonly gate: Gate;
  /** Advises on what to do about a locked survey. */
  readonly withAdvice?: boolean;
}

/** Placeholder for a survey behind an access code, with the dialog for the code. */
export function AccessCodeGate(props: AccessCodeGateProps) {
  const gate = useCodeGate(props.gate);
  return (
    <>
      <EmptyState
        icon={LockKeyhole}
        title={gate.locked ? words.locked : words.needed}
        action={
          !gate.locked && <Button onClick={gate.ask}>{words.enter}</Button>
        }
      >
        {gate.locked && props.withAdvice && words.contactOwner}
      </EmptyState>
      {gate.open && <AccessCodeDialog gate={gate} />}
    </>
  );
}
