import { localStore } from "@nearsay/core/session";
import { type GallerySection, Stage } from "@nearsay/core/standalone";
import type { KeyToKeep } from "../../src/owned/owned-surveys.ts";
import { PublishedPanel } from "../../src/published/published-panel.tsx";
import { Owning } from "../owned.tsx";

const bridge: KeyToKeep = {
  uuid: "0b0d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a01",
  key: "nFq2v8sXl0aTzPw4RjK7cYbE1mHdUoG9",
  title: "Should the old bridge be free of cars on weekends?",
  role: "own",
};

localStore.write("survey_access_codes", {
  version: 1,
  codes: { 901: "PLANE-TREE" },
});

export const publishedPanel: GallerySection = {
  name: "PublishedPanel",
  about: "What an author needs right after publishing.",
  wide: true,
  states: {
    Public: published("900"),
    "With an access code": published("901"),
    "Without a key": (
      <Owning keys={[]}>
        <Stage>
          <PublishedPanel surveyId="900" />
        </Stage>
      </Owning>
    ),
  },
};

function published(id: string) {
  return (
    <Owning keys={[{ ...bridge, id }]}>
      <Stage>
        <PublishedPanel surveyId={id} />
      </Stage>
    </Owning>
  );
}
