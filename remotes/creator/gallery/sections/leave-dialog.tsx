import { type GallerySection, Opened } from "@nearsay/core/standalone";
import { LeaveDialog } from "../../src/editor/leave-ask.tsx";

export const leaveDialog: GallerySection = {
  name: "LeaveDialog",
  about: "Asks before a survey is left that is not published yet.",
  states: { Kept: leaving(true), "Not kept": leaving(false) },
};

function leaving(kept: boolean) {
  return (
    <Opened>
      {(close) => (
        <LeaveDialog
          kept={kept}
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
