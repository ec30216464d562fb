import {
  type GallerySection,
  Opened,
  press,
  silence,
  type Step,
  write,
} from "@nearsay/core/standalone";
import { AccessCodeDialog } from "../../src/access-code/access-code-dialog.tsx";
import type { CodeGate } from "../../src/access-code/use-code-gate.ts";
import { Stage } from "../stage.tsx";

const sent = [write("Access code", "sesame"), press("Submit code")];

export const accessCodeDialog: GallerySection = {
  name: "AccessCodeDialog",
  about: "Asks for what opens a survey, three times at most.",
  states: {
    Empty: asking({}),
    Checking: asking({ submit: silence }, sent),
    Wrong: asking(
      { submit: () => Promise.resolve("Invalid access code."), attempts: 1 },
      sent,
    ),
    Locked: asking({ locked: true, attempts: 3 }),
  },
};

function asking(gate: Partial<CodeGate>, steps: Step[] = []) {
  return (
    <Opened>
      {(close) => (
        <Stage steps={steps}>
          <AccessCodeDialog
            gate={{
              required: true,
              passed: false,
              open: true,
              locked: false,
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
