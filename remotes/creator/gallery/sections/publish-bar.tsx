import { type GallerySection, Stage } from "@nearsay/core/standalone";
import { PublishBar } from "../../src/publish/publish-bar.tsx";
import type { Publishing } from "../../src/publish/publish-survey.ts";
import { creator as texts } from "#messages";

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
  about: "What became of publishing where it did not lead to the survey.",
  states: {
    "Published already": publishing({ before: "41" }),
    Failed: publishing({ failure: texts.publish.failed }),
  },
};

function publishing(state: Partial<Publishing>) {
  return (
    <Stage>
      <PublishBar
        problems={[]}
        publishing={{ ...idle, ...state }}
        onPublish={() => undefined}
        onPublishAnother={() => undefined}
        onProblem={() => undefined}
      />
    </Stage>
  );
}
