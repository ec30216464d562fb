import {
  type GallerySection,
  Opened,
  press,
  refusal,
  see,
  silence,
  Stage,
  type StageProps,
  write,
} from "@nearsay/core/standalone";
import { ReportDialog } from "../../src/report/report-dialog.tsx";
import { discussion as texts } from "#messages";
import { answerReport } from "../server.ts";

const words = texts.report;
const reason = write(words.reason, "It tells where a child lives.");
const sent = [reason, press(words.submit)];

answerReport("busy", silence);
answerReport("refused", () => refusal(429, "Too many reports for today."));

export const reportDialog: GallerySection = {
  name: "ReportDialog",
  about: "Asks why a post or a reply should be looked at.",
  states: {
    Empty: reporting("empty", {}),
    Busy: reporting("busy", { steps: sent }),
    Refused: reporting("refused", {
      steps: [...sent, see("Too many reports for today.")],
    }),
    "Consent asked for": reporting("reader", {
      as: "reader",
      steps: [reason, press("Enable anonymous ID to submit")],
    }),
  },
};

function reporting(id: string, stage: Pick<StageProps, "as" | "steps">) {
  return (
    <Opened>
      {(close) => (
        <Stage {...stage}>
          <ReportDialog
            message={{ kind: "posts", id }}
            onReported={close}
            onClose={close}
          />
        </Stage>
      )}
    </Opened>
  );
}
