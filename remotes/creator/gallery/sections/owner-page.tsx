import { type GallerySection, see } from "@nearsay/core/standalone";
import { ownerPage as ownerPageTexts } from "#messages";
import { ownerPage } from "../owner-page.tsx";
import { busySurvey } from "../serve-managed.ts";

const closed = busySurvey(
  {
    state: "closed",
    edits: [
      {
        editedOn: "2026-03-02",
        part: "question",
        questionId: 1,
        option: null,
        before: "Wyh?",
        after: "Why?",
      },
    ],
  },
  { expired: true, expiresAt: "2026-03-05T10:00:00.000Z" },
);

export const ownerPageSection: GallerySection = {
  name: "DeskPage",
  about: "A survey as who has one of its keys sees it, and may change it.",
  wide: true,
  states: {
    Open: ownerPage(busySurvey()),
    Closed: ownerPage(closed),
    Hidden: ownerPage(busySurvey({ state: "hidden" })),
    "Being deleted": ownerPage(
      busySurvey({ state: "deleting", deletesAt: "2026-03-12T10:00:00.000Z" }),
      [see(ownerPageTexts.head.undo)],
    ),
    "Nobody answered": ownerPage(
      busySurvey({ days: [], released_count: 0 }, { responses_count: 0 }),
    ),
    "By a key that reads": ownerPage(busySurvey({ role: "read", keys: [] })),
  },
};
