import {
  type GallerySection,
  type Step,
  Acted,
  inTurn,
  Opened,
  press,
  silence,
  write,
} from "@nearsay/core/standalone";
import { ExportCodeDialog } from "../../src/export/export-code-dialog.tsx";
import type { ExportRefusal } from "../../src/export/use-export.ts";

const asked: ExportRefusal = {
  message: "export code required",
  codeRequired: true,
  attemptsRemaining: null,
  locked: false,
};

export const exportCodeDialog: GallerySection = {
  name: "ExportCodeDialog",
  about:
    "Asks for the code that some surveys want before their insights are saved as a page. What cannot be a code is told before it is sent; how many tries are left, after a wrong one.",
  states: {
    Empty: asking(silence),
    "Too short": asking(silence, entering("abc")),
    Wrong: asking(refused, entering("sesame")),
  },
};

function entering(code: string): Step[] {
  return [write("Export code", code), press("Submit code")];
}

function refused(): Promise<ExportRefusal> {
  const message = "That export code is not right.";
  return Promise.resolve({ ...asked, message, attemptsRemaining: 2 });
}

function asking(
  submitCode: () => Promise<ExportRefusal | null>,
  steps: Step[] = [],
) {
  return (
    <Opened>
      {(close) => (
        <Acted act={inTurn(...steps)}>
          <ExportCodeDialog
            asked={asked}
            submitCode={submitCode}
            close={close}
          />
        </Acted>
      )}
    </Opened>
  );
}
