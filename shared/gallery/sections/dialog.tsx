import type { ReactNode } from "react";
import { type GallerySection, Kept } from "@nearsay/core/standalone";
import { Button, Dialog, type DialogProps, TextField } from "@nearsay/core/ui";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import { ignore, longWord } from "../words.ts";

interface Content extends Omit<DialogProps, "open" | "onClose" | "actions"> {
  readonly actions?: (close: () => void) => ReactNode;
}

export const dialog: GallerySection = {
  name: "Dialog",
  about:
    "Asks for something that has to come first. The page behind stands still; focus goes to the first control and comes back.",
  states: {
    Plain: opened({
      title: "Access code needed",
      description: "Ask the person who sent you the link.",
      children: <TextField label="Access code" value="" onChange={ignore} />,
      actions: (close) => (
        <Button variant="filled" onClick={close}>
          Open survey
        </Button>
      ),
    }),
    "Not to be dismissed": opened({
      title: "Enable Location",
      description: "Surveys near you come first.",
      actions: (close) => (
        <>
          <Button onClick={close}>Not now</Button>
          <Button variant="filled" onClick={close}>
            Allow
          </Button>
        </>
      ),
      dismissible: false,
    }),
    "Before something is destroyed": (
      <Kept start={false}>
        {(open, keep) => (
          <>
            <Button onClick={() => keep(true)}>Open</Button>
            <DangerDialog
              open={open}
              title="Delete this survey?"
              description="You can undo this for seven days."
              cancel="Cancel"
              action="Delete"
              onClose={() => keep(false)}
              onAction={() => keep(false)}
            />
          </>
        )}
      </Kept>
    ),
    "Long word": opened({ title: longWord, description: longWord }),
  },
};

/** A button that opens a dialog: only one can be open at a time. */
function opened({ actions, ...content }: Content) {
  return (
    <Kept start={false}>
      {(open, keep) => {
        const close = () => {
          keep(false);
        };
        return (
          <>
            <Button
              onClick={() => {
                keep(true);
              }}
            >
              Open
            </Button>
            <Dialog
              {...content}
              actions={actions?.(close)}
              open={open}
              onClose={close}
            />
          </>
        );
      }}
    </Kept>
  );
}
