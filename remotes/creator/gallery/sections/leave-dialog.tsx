import { type GallerySection, Opened } from "@nearsay/core/standalone";
import { LeaveDialog } from "../../src/editor/leave-ask.tsx";
import { ownerPage as ownerPageTexts, creator as texts } from "#messages";

export const leaveDialog: GallerySection = {
  name: "LeaveDialog",
  about: "Asks before a survey is left that is not published yet.",
  states: {
    Kept: leaving(texts.leave.kept),
    "Not kept": leaving(texts.leave.notKept),
    "Changes while managing": leaving(ownerPageTexts.edit.unsaved),
  },
};

function leaving(about: string) {
  return (
    <Opened>
      {(close) => (
        <LeaveDialog
          about={about}
          ask={{
            asking: true,
            stay: close,
            leave: close,
            disarm: () => undefined,
          }}
        />
      )}
    </Opened>
  );
}
