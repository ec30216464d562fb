import { type GallerySection, choose } from "@nearsay/core/standalone";
import { ChoicesSection } from "../../src/choices/choices-section.tsx";
import { scaleStates } from "../../src/testing/kind-states.ts";
import { Stage } from "../stage.tsx";

const [plain] = Object.values(scaleStates);

export const scales: GallerySection = {
  name: "Scales",
  about:
    "Every step of a scale is an option, in its order. The sentence above tells the mean, of how many, and how many gave one of the two highest; what its ends mean stands below it.",
  wide: true,
  states: plain
    ? Object.fromEntries(
        ["Matrix", "Detail", "Grid"].map((view) => [
          view,
          <Stage key={view} steps={[choose(view)]}>
            <ChoicesSection analytics={plain} />
          </Stage>,
        ]),
      )
    : {},
};
