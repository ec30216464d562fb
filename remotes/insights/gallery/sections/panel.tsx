import {
  type GallerySection,
  press,
  refusal,
  see,
  silence,
} from "@nearsay/core/standalone";
import { InsightsPanel } from "../../src/panel/insights-panel.tsx";
import { laterReply, replies, withheld } from "../data-sets.ts";
import { loaded, panelOf } from "../panel-of.tsx";
import { changeFigures, serveFigures } from "../server.ts";
import { Stage } from "../stage.tsx";

export const panel: GallerySection = {
  name: "InsightsPanel",
  about:
    "All figures of one survey, from the most told to the least: what changed suddenly, how many answered, the summary, then when, what and in which words. It follows the server: what changed with the last update is marked by how much, until the next. Keywords, feelings and summary show only from so many responses on that nobody can be told by them.",
  wide: true,
  states: {
    Plain: panelOf(replies.Plain),
    "Three more responses": refreshed(),
    Empty: panelOf(replies.Empty),
    "Export restricted": (
      <Stage steps={[see("Last Updated")]}>
        <InsightsPanel
          surveyId={serveFigures(replies["Single value"])}
          exportRestricted
        />
      </Stage>
    ),
    Loading: panelOf(silence, []),
    Failed: panelOf(
      () => refusal(503, "Back in a minute."),
      [see("Analytics error: Back in a minute.")],
    ),
    Withheld: panelOf({
      ...replies["Single value"],
      ...withheld,
    }),
  },
};

function refreshed() {
  const surveyId = serveFigures(replies.Plain);
  const change = () => {
    changeFigures(surveyId, laterReply);
    return Promise.resolve();
  };
  return (
    <Stage steps={[loaded, change, press("Refresh"), see("+2")]}>
      <InsightsPanel surveyId={surveyId} exportRestricted={false} />
    </Stage>
  );
}
