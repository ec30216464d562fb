import type { ComponentType } from "react";
import type { PartProps } from "./owner-page-props.ts";
import type { Part } from "./parts.ts";

/** What each part shows. In separate files, because a visit opens few of them. */
export const partLoaders: Record<
  Part,
  () => Promise<ComponentType<PartProps>>
> = {
  results: async () => (await import("./all-results.tsx")).AllResults,
  paper: async () => (await import("./paper.tsx")).Paper,
  review: async () => (await import("./hidden-appeal.tsx")).HiddenAppeal,
  closing: async () => (await import("./closing.tsx")).Closing,
  edit: async () =>
    (await import(/* webpackChunkName: "OwnerPageForm" */ "./edit-form.tsx"))
      .EditForm,
  answers: async () => (await import("./reading.tsx")).Reading,
  days: async () => (await import("./day-table.tsx")).DayTable,
  discussion: async () =>
    (await import("./discussion/discussion-section.tsx")).DiscussionSection,
  flagged: async () => (await import("./counting.tsx")).Counting,
  tickets: async () =>
    (await import("./tickets/tickets-section.tsx")).TicketsSection,
  kiosk: async () => (await import("./kiosk/kiosk-section.tsx")).KioskSection,
  news: async () => (await import("./news/news-section.tsx")).NewsSection,
  keys: async () => (await import("./keys.tsx")).Keys,
  changes: async () => (await import("./edits-list.tsx")).EditsList,
};
