import {
  choose,
  type GallerySection,
  press,
  see,
  Stage,
  write,
} from "@nearsay/core/standalone";
import { DeskPage } from "../../src/desk/desk-page.tsx";
import { newsTexts } from "../../src/desk/news/news-texts.ts";
import { deskTexts } from "../../src/owner-texts.ts";
import { otherUuid } from "../../src/testing/managed.ts";
import { texts } from "../../src/texts.ts";
import { desk } from "../desk.tsx";
import { busyDesk } from "../desks.ts";
import { Owning } from "../owned.tsx";

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
    "Being deleted": desk(
      busyDesk({ state: "deleting", deletesAt: "2026-03-12T10:00:00.000Z" }),
    ),
    "Responses are read": desk(busyDesk({ reads: "rows" }), [
      choose(deskTexts.reading.rows),
    ]),
    "Figures alone": desk(busyDesk({ reads: "figures" })),
    "By a key that reads": desk(busyDesk({ role: "read", keys: [] })),
    "Changed by two": desk(
      busyDesk(),
      [
        press(deskTexts.edit.open),
        write(texts.editor.title, "Should the old bridge be for walkers?"),
        press(deskTexts.edit.save),
        see(deskTexts.conflict.title),
      ],
      busyDesk(
        { version: 4 },
        { title: "Should the old bridge be for bicycles?" },
      ),
    ),
    "A new key": desk(busyDesk(), [
      write(deskTexts.keys.label, "Ada"),
      press(deskTexts.keys.make),
      see(deskTexts.keys.given),
    ]),
    News: desk(busyDesk(), [
      press(deskTexts.news.open),
      press(newsTexts.feed.make),
      see(newsTexts.feed.fresh),
    ]),
    "By a key that is ended": desk(null),
    "Without a key": (
      <Owning keys={[]}>
        <Stage path={`/manage/${otherUuid}`}>
          <DeskPage surveyUuid={otherUuid} />
        </Stage>
      </Owning>
    ),
  },
};
