import type { GallerySection } from "@nearsay/core/standalone";
import { KindsSection } from "../../src/kinds/kinds-section.tsx";
import { kindStates, sidedKinds } from "../../src/testing/kind-states.ts";
import { Stage } from "../stage.tsx";

export const kinds: GallerySection = {
  name: "Rankings, numbers and dates",
  about:
    "What was ranked stands in the order of its mean rank, with how many put it first; the sentence above says whether anything is put before each other thing by most. Numbers and days are counted in steps, so a column may stand for several values: the line below them is the middle half of all answers, its dot the median.",
  wide: true,
  states: {
    ...Object.fromEntries(
      Object.entries(kindStates).map(([name, analytics]) => [
        name,
        <Stage key={name}>
          <KindsSection analytics={analytics} />
        </Stage>,
      ]),
    ),
    "Both sides": (
      <Stage>
        <KindsSection {...sidedKinds} />
      </Stage>
    ),
  },
};
