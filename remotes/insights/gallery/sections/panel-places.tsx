import { type GallerySection, choose, see } from "@nearsay/core/standalone";
import { InsightsPanel } from "../../src/panel/insights-panel.tsx";
import { places as texts } from "#messages";
import { answerMapReply, placedReplies } from "../data-sets.ts";
import { serveMap, servePlaces } from "../server.ts";
import { Stage } from "../stage.tsx";

const { all } = placedReplies;
const mapped = { ...all, answer_places: "map", rings: [] };
const [here] = all.rings;

export const panelPlaces: GallerySection = {
  name: "InsightsPanel with places",
  about: "People here and elsewhere, and a map of answers.",
  wide: true,
  states: {
    All: (
      <Stage steps={[see(texts.claimed)]}>
        <InsightsPanel
          surveyId={servePlaces(placedReplies)}
          exportRestricted={false}
        />
      </Stage>
    ),
    "People here": (
      <Stage
        steps={[
          see(texts.claimed),
          choose(texts.from.here({ count: String(here?.count ?? 0) })),
          see(texts.points),
        ]}
      >
        <InsightsPanel
          surveyId={servePlaces(placedReplies)}
          exportRestricted={false}
        />
      </Stage>
    ),
    "Nobody told apart yet": (
      <Stage steps={[see(texts.notYet)]}>
        <InsightsPanel
          surveyId={servePlaces({
            ...placedReplies,
            all: { ...all, rings: [] },
          })}
          exportRestricted={false}
        />
      </Stage>
    ),
    Map: (
      <Stage
        steps={[
          see(texts.map.save),
          see("Shows only land and borders, without detail"),
        ]}
      >
        <InsightsPanel
          surveyId={serveMap(mapped, answerMapReply())}
          exportRestricted={false}
        />
      </Stage>
    ),
    "No map yet": (
      <Stage steps={[see(texts.map.none)]}>
        <InsightsPanel
          surveyId={serveMap(mapped, {
            items: [],
            elsewhere: 9,
            group_size: 10,
          })}
          exportRestricted={false}
        />
      </Stage>
    ),
  },
};
