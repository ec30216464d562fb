import { choose, type GallerySection } from "@nearsay/core/standalone";
import { desk as deskTexts } from "#messages";
import { desk } from "../desk.tsx";
import { busyDesk } from "../desks.ts";

const closed = busyDesk(
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

export const deskPage: GallerySection = {
  name: "DeskPage",
  about: "A survey as who has one of its keys sees it, and may change it.",
  wide: true,
  states: {
    Open: desk(busyDesk()),
    Closed: desk(closed),
    Hidden: desk(busyDesk({ state: "hidden" })),
    "Being deleted": desk(
      busyDesk({ state: "deleting", deletesAt: "2026-03-12T10:00:00.000Z" }),
    ),
    "Responses are read": desk(busyDesk({ reads: "rows" }), [
      choose(deskTexts.reading.rows),
    ]),
    "Figures alone": desk(busyDesk({ reads: "figures" })),
    "By a key that reads": desk(busyDesk({ role: "read", keys: [] })),
  },
};
