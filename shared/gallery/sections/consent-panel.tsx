import type { GallerySection } from "@nearsay/core/standalone";
import {
  ConsentPanel,
  type ConsentPanelProps,
} from "../../src/ui/consent-panel.tsx";
import { ignore, longWord } from "../words.ts";

export const consentPanel: GallerySection = {
  name: "ConsentPanel",
  about:
    "Asks for consent below the button that needs it, then goes on with what was asked for. Remotes use ParticipationPanel, which saves it; the embedded survey has a way of its own.",
  wide: true,
  states: {
    Plain: panel(),
    "With what needs it": panel({
      message: "Enable anonymous ID participation to submit responses.",
    }),
    "In a narrow place": (
      <div style={{ maxInlineSize: 320 }}>
        {panel({ action: "Enable and submit" })}
      </div>
    ),
    Saving: panel({ busy: true }),
    Failed: panel({ error: "The server could not be reached." }),
    "Long word": panel({ message: longWord }),
  },
};

function panel(props: Partial<ConsentPanelProps> = {}) {
  return (
    <ConsentPanel
      action="Enable and post"
      policy={<a href="/privacy/anonymous-id">Anonymous ID Policy</a>}
      busy={false}
      error={null}
      onEnable={ignore}
      onCancel={ignore}
      {...props}
    />
  );
}
