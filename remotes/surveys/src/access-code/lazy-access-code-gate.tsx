import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import * as texts from "#messages";

/** Loaded on demand: most surveys are public. */
export const LazyAccessCodeGate = lazyComponent(
  async () => (await import("./access-code-gate.tsx")).AccessCodeGate,
  null,
  texts.surveyPage.failed,
);
