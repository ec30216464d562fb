import {
  type GallerySection,
  Opened,
  press,
  Stage,
  type Step,
  write,
} from "@nearsay/core/standalone";
import { AccessCodeDialog } from "../../src/access-code/access-code-dialog.tsx";
import type { CodeGate } from "../../src/access-code/use-code-gate.ts";

export const accessCodeDialog: GallerySection = {
  name: "AccessCodeDialog",
  about: "Asks for what opens a survey, three times at most.",
  states: {
    Empty: asking({}),
    Wrong: asking(
      {
        submit: () => Promise.resolve("That access code is not right."),
        attempts: 1,
      },
      [write("Access code", "sesame"), press("Submit code")],
    ),
  },
};

function asking(gate: Partial<CodeGate>, steps: Step[] = []) {
  return (
    <Opened>
      {(close) => (
        <Stage steps={steps}>
          <AccessCodeDialog
            gate={{
              open: true,
              locked: false,
              until: 0,
              attempts: 0,
              message: "Access code required for this survey.",
              submit: () => Promise.resolve(null),
              ask: () => undefined,
              close,
              ...gate,
            }}
          />
        </Stage>
      )}
    </Opened>
  );
}
