import type { GallerySection } from "@nearsay/core/standalone";
import { inGroups } from "../../src/testing/analytics-reply.ts";
import { replies } from "../data-sets.ts";
import { panelOf } from "../panel-of.tsx";

const afterClosing = {
  results: { mode: "closed", group_size: 10 },
  next_release: "closing",
};

/** The first question of the plain survey has no answers to show yet. */
const { mc_breakdown, question_totals } = replies.Plain;
const waitingQuestion = {
  mc_breakdown: {
    ...mc_breakdown,
    q1: { Always: 0, Weekends: 0, "School hours": 0, Never: 0 },
  },
  question_totals: { ...question_totals, q1: 0 },
};

export const panelReleased: GallerySection = {
  name: "InsightsPanel as answers are released",
  about:
    "Below the key figures it says how many answers all others rest on: in groups unless the author chose otherwise, and why there are none where nothing shows yet.",
  wide: true,
  states: {
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
  },
};
