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
import { type Replies, serveSurvey } from "../server.ts";

const reason = write(
  "What is wrong with this survey?",
  "It asks for names and telephone numbers.",
);
const sent = [reason, press("Send report")];

export const reportDialog: GallerySection = {
  name: "ReportDialog",
  about: "Asks why a survey should be looked at.",
  states: {
    Empty: reporting({}),
    "Too short": reporting({
      steps: [
        write("What is wrong with this survey?", "No"),
        press("Send report"),
      ],
    }),
    Busy: reporting({ steps: sent }, { report: silence }),
    Refused: reporting(
      { steps: [...sent, see("Back in a minute.")] },
      { report: () => refusal(503, "Back in a minute.") },
    ),
    "Consent asked for": reporting({
      as: "reader",
      steps: [reason, press("Enable anonymous ID to submit")],
    }),
  },
};

function reporting(
  stage: Pick<StageProps, "as" | "steps">,
  replies: Replies = {},
) {
  const { id } = serveSurvey(replies);
  return (
    <Opened>
      {(close) => (
        <Stage {...stage}>
          <ReportDialog surveyId={id} onReported={close} onClose={close} />
        </Stage>
      )}
    </Opened>
  );
}
