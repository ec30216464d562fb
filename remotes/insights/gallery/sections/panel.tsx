import {
  type GallerySection,
  press,
  refusal,
  see,
  silence,
  type Step,
} from "@nearsay/core/standalone";
import { InsightsPanel } from "../../src/panel/insights-panel.tsx";
import { laterReply, replies, sidedReplies } from "../data-sets.ts";
import { changeFigures, serveFigures, serveSides } from "../server.ts";
import { texts } from "../../src/texts.ts";
import { Stage } from "../stage.tsx";
import { inGroups } from "../../src/testing/analytics-reply.ts";

const loaded = see("Last Updated");

const afterClosing = {
  results: { mode: "closed", group_size: 10 },
  next_release: "closing",
};

/** The first question of the plain survey has nothing to show yet. */
const { mc_breakdown, question_totals } = replies.Plain;
const waitingQuestion = {
  mc_breakdown: {
    ...mc_breakdown,
    q1: { Always: 0, Weekends: 0, "School hours": 0, Never: 0 },
  },
  question_totals: { ...question_totals, q1: 0 },
};

const withheld = {
  sentiment_avg: null,
  sentiment_hist: [],
  top_keywords: [],
  llm_summary: "",
  withheld: { until: 5, parts: ["keywords", "sentiment", "summary"] },
};

export const panel: GallerySection = {
  name: "InsightsPanel",
  about:
    "All figures of one survey, from the most told to the least: what changed suddenly, how many answered, the summary, then when, what and in which words. It follows the server: what changed with the last update is marked by how much, until the next. Below the key figures it says how many answers all others rest on: in groups unless the author chose otherwise, and why there are none where nothing shows yet. Keywords, feelings and summary show only from so many responses on that nobody can be told by them.",
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
    "In groups": panelOf({ ...replies.Plain, ...inGroups(266, 259) }),
    "Before the first group": panelOf({ ...replies.Empty, ...inGroups(12, 0) }),
    "Enough, of too few networks": panelOf({
      ...replies.Empty,
      ...inGroups(25, 0),
    }),
    "Shows after closing": panelOf({
      ...replies.Empty,
      ...inGroups(47, 0),
      ...afterClosing,
    }),
    "Closed with too few": panelOf({
      ...replies.Empty,
      ...inGroups(7, 0),
      next_release: null,
    }),
    "Closed, some left over": panelOf({
      ...replies.Plain,
      ...inGroups(266, 259),
      next_release: null,
    }),
    "A question waits": panelOf({
      ...replies.Plain,
      ...inGroups(266, 259),
      ...waitingQuestion,
    }),
    "By ticket and everybody else": sided(sidedReplies),
    "By ticket and everybody else, few by ticket": sided({
      ...sidedReplies,
      tickets: { ...sidedReplies.tickets, ...withheld },
    }),
    Withheld: panelOf({
      ...replies["Single value"],
      ...withheld,
    }),
  },
};

function sided(replies: typeof sidedReplies) {
  return (
    <Stage steps={[see(texts.sides.each)]}>
      <InsightsPanel surveyId={serveSides(replies)} exportRestricted={false} />
    </Stage>
  );
}

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

function panelOf(
  reply: Parameters<typeof serveFigures>[0],
  steps: readonly Step[] = [loaded],
) {
  return (
    <Stage steps={steps}>
      <InsightsPanel
        surveyId={serveFigures(reply)}
        exportRestricted={false}
        closesAt="2026-05-04T10:00:00Z"
      />
    </Stage>
  );
}
