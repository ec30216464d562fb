import { Button, EmptyState, formatDate } from "@nearsay/core/ui";
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

const OtherSurveys = lazyComponent(
  async () => (await import("../another/other-surveys.tsx")).OtherSurveys,
  null,
  null,
);

export interface AccessCodeGateProps {
  readonly gate: Gate;
  /** Advises on what to do about a locked survey, and names others. */
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
        {gate.locked && (
          <>
            <p>{words.tryAgain({ time: timeOf(gate.until) })}</p>
            {props.withAdvice && <p>{words.contactOwner}</p>}
          </>
        )}
      </EmptyState>
      {gate.locked && props.withAdvice && (
        <OtherSurveys besides={props.gate.surveyKey} />
      )}
      {gate.open && <AccessCodeDialog gate={gate} />}
    </>
  );
}

function timeOf(moment: number): string {
  return formatDate(new Date(moment).toISOString(), "datetime");
}
