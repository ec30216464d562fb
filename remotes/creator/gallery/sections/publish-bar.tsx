import { type GallerySection, Stage } from "@nearsay/core/standalone";
import { PlaceSetting } from "../../src/publish/place-setting.tsx";
import { PublishBar } from "../../src/publish/publish-bar.tsx";
import type { Publishing } from "../../src/publish/publish-survey.ts";
import { texts } from "../../src/texts.ts";

const idle: Publishing = {
  running: false,
  failure: null,
  before: null,
  publish: () => Promise.resolve(),
  goToIt: () => undefined,
  publishAnother: () => Promise.resolve(),
};

export const publishBar: GallerySection = {
  name: "PublishBar",
  about:
    "Whether the survey has a place, and what became of publishing where it did not lead to the survey.",
  states: {
    "Published already": publishing({ before: "41" }),
    Failed: publishing({ failure: texts.publish.failed }),
    "Near its author": publishing({}, true),
  },
};

function publishing(state: Partial<Publishing>, placed = false) {
  return (
    <Stage>
      <PublishBar
        problems={[]}
        publishing={{ ...idle, ...state }}
        onPublish={() => undefined}
        onPublishAnother={() => undefined}
      >
        <PlaceSetting
          placed={placed}
          disabled={false}
          onChange={() => undefined}
        />
      </PublishBar>
    </Stage>
  );
}
