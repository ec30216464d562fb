import {
  type GallerySection,
  Opened,
  Stage,
  write,
} from "@nearsay/core/standalone";
import { HideDialog } from "../../src/owner-page/discussion/hide-dialog.tsx";
import { discussion as texts } from "#messages";

export const hideDialog: GallerySection = {
  name: "HideDialog",
  about: "Asks why a post or a reply is hidden from readers.",
  states: {
    Told: (
      <Opened>
        {(close) => (
          <Stage
            steps={[write(texts.dialog.words, "It names a neighbour's child.")]}
          >
            <HideDialog onClose={close} onHide={close} />
          </Stage>
        )}
      </Opened>
    ),
  },
};
