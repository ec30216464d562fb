import {
  Acted,
  type GallerySection,
  inTurn,
  Opened,
  press,
  silence,
  type Step,
  write,
} from "@nearsay/core/standalone";
import { ExportCodeDialog } from "../../src/export/export-code-dialog.tsx";
import type { ExportRefusal } from "../../src/export/read-refusal.ts";
import { texts } from "../../src/texts.ts";

const sent = entering("sesame");

export const exportCodeDialog: GallerySection = {
  name: "ExportCodeDialog",
  about:
    "Asks for the code that some surveys want before their insights are saved as a page. What cannot be a code is told before it is sent; how many tries are left, after a wrong one.",
  states: {
    Empty: asking(silence),
    "Too short": asking(silence, entering("abc")),
    Checking: asking(silence, sent),
    Wrong: asking(refused({ attemptsRemaining: 2 }), sent),
    Locked: asking(
      refused({ message: texts.exportCode.locked, locked: true }),
      sent,
    ),
  },
};

function entering(code: string): Step[] {
  return [write("Export code", code), press("Submit code")];
}

function refused(more: Partial<ExportRefusal>) {
  const refusal = {
    message: "Invalid export code.",
    codeRequired: true,
    attemptsRemaining: null,
    locked: false,
    ...more,
  };
  return () => Promise.resolve(refusal);
}

function asking(
  submitCode: () => Promise<ExportRefusal | null>,
  steps: Step[] = [],
) {
  return (
    <Opened>
      {(close) => (
        <Acted act={inTurn(...steps)}>
          <ExportCodeDialog submitCode={submitCode} close={close} />
        </Acted>
      )}
    </Opened>
  );
}
