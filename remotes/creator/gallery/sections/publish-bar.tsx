import { type GallerySection, Stage, unfold } from "@nearsay/core/standalone";
import { type EditorPlace, noPlace } from "../../src/draft/editor-place.ts";
import { PlaceSetting } from "../../src/place/place-setting.tsx";
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
  about:
    "Whether the survey has a place, and what became of publishing where it did not lead to the survey.",
  states: {
    "Published already": publishing({ before: "41" }),
    Failed: publishing({ failure: texts.publish.failed }),
    "Near its author": publishing({}, { ...noPlace, kind: "near" }),
    "At a place by name, for people nearby": publishing(
      {},
      {
        ...noPlace,
        kind: "named",
        named: { id: 2267057, label: "Lisbon, Portugal" },
        scope: "answer",
      },
      /^Who is it for/,
    ),
  },
};

function publishing(
  state: Partial<Publishing>,
  place: EditorPlace = noPlace,
  folded?: RegExp,
) {
  return (
    <Stage steps={folded ? [unfold(folded)] : []}>
      <PublishBar
        problems={[]}
        publishing={{ ...idle, ...state }}
        onPublish={() => undefined}
        onPublishAnother={() => undefined}
      >
        <PlaceSetting
          place={place}
          counting={{ hindrance: null, translated: false }}
          disabled={false}
          onChange={() => undefined}
        />
      </PublishBar>
    </Stage>
  );
}
