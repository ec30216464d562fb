import { type SurveyCredential } from "@nearsay/core/api";
import { getSurvey } from "../api/survey-calls.ts";
import { Skeleton } from "@nearsay/core/ui";
import { type ReactNode, useCallback } from "react";
import * as texts from "#messages";
import { useFocusLeftBehind } from "../use-focus.ts";
import styles from "./access-code-guard.module.css";
import { LazyAccessCodeGate } from "./lazy-access-code-gate.tsx";
import { useGuardedLoad } from "./use-guarded-load.ts";

interface AccessCodeGuardProps {
  readonly surveyId: string;
  readonly shareToken: string | null;
  readonly children: ReactNode;
}

interface OptionalGuardProps extends AccessCodeGuardProps {
  /** False if the survey requires no code or the viewer has access already. */
  readonly needed: boolean;
}

/**
 * Renders its children once the viewer has access to the survey. Failures other
 * than a refused code are left to the children to report.
 */
export function AccessCodeGuard({ needed, ...guard }: OptionalGuardProps) {
  return needed ? <NeededGuard {...guard} /> : guard.children;
}

function NeededGuard({ surveyId, shareToken, children }: AccessCodeGuardProps) {
  const load = useCallback(
    (credential: SurveyCredential, signal?: AbortSignal) =>
      getSurvey(surveyId, credential, signal),
    [surveyId],
  );
  const guarded = { surveyKey: surveyId, load, shareToken };
  const { loaded, gate } = useGuardedLoad(guarded);
  const opened = useFocusLeftBehind(gate.passed);
  if (gate.refusal) return <LazyAccessCodeGate gate={gate} />;
  if (loaded.status === "loading")
    return <Skeleton lines={3} label={texts.surveyPage.loading} />;
  return (
    <div ref={opened} tabIndex={-1} className={styles.opened}>
      {children}
    </div>
  );
}
