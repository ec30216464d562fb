import { type GallerySection, see } from "@nearsay/core/standalone";
import { InsightsPanel } from "../../src/panel/insights-panel.tsx";
import { sideTexts } from "@nearsay/core/charts";
import { sidedReplies, withheld } from "../data-sets.ts";
import { serveSides } from "../server.ts";
import { Stage } from "../stage.tsx";

export const panelSides: GallerySection = {
  name: "InsightsPanel with sides",
  about: "Answers by ticket and everybody else's, told apart in every chart.",
  wide: true,
  states: {
    "By ticket and everybody else": sided(sidedReplies),
    "By ticket and everybody else, few by ticket": sided({
      ...sidedReplies,
      tickets: { ...sidedReplies.tickets, ...withheld },
    }),
  },
};

function sided(replies: typeof sidedReplies) {
  return (
    <Stage steps={[see(sideTexts.each)]}>
      <InsightsPanel surveyId={serveSides(replies)} exportRestricted={false} />
    </Stage>
  );
}
