import {
  choose,
  type GallerySection,
  press,
  see,
} from "@nearsay/core/standalone";
import {
  discussion as discussionTexts,
  ownerPage as ownerPageTexts,
} from "#messages";

import { ownerPage } from "../owner-page.tsx";
import { busySurvey } from "../serve-managed.ts";

export const ownerPageParts: GallerySection = {
  name: "DeskPage, its parts",
  about: "Each has an address of its own, and a way back.",
  wide: true,
  states: {
    "The discussion looked after": ownerPage(
      busySurvey({ role: "moderate" }),
      [see(discussionTexts.closed)],
      { part: "discussion" },
    ),
    "Responses are read": ownerPage(
      busySurvey({ reads: "rows" }),
      [choose(ownerPageTexts.reading.rows)],
      { part: "answers" },
    ),
    "Figures alone": ownerPage(
      busySurvey({ reads: "figures" }),
      [see(ownerPageTexts.reading.promise.figures)],
      { part: "answers" },
    ),
    Days: ownerPage(busySurvey(), [see(ownerPageTexts.days.zone)], {
      part: "days",
    }),
    "Open or closed": ownerPage(
      busySurvey(),
      [see(ownerPageTexts.times.close)],
      { part: "closing" },
    ),
    "To print or scan": ownerPage(
      busySurvey(),
      [see(ownerPageTexts.paper.print)],
      { part: "paper" },
    ),
    "Flagged responses": ownerPage(
      busySurvey(),
      [see(ownerPageTexts.counting.leaveOut)],
      { part: "flagged" },
    ),
    "A review to ask for": ownerPage(
      busySurvey({ state: "hidden" }),
      [see(ownerPageTexts.head.hidden)],
      { part: "review" },
    ),
    "Deletion to confirm": ownerPage(busySurvey(), [
      press(ownerPageTexts.remove.action),
    ]),
  },
};
