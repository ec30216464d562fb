import {
  type GallerySection,
  press,
  see,
  Stage,
  write,
} from "@nearsay/core/standalone";
import { DeskPage } from "../../src/owner-page/desk-page.tsx";
import {
  news as newsTexts,
  ownerPage as ownerPageTexts,
  creator as texts,
} from "#messages";

import { otherUuid } from "../../src/testing/managed.ts";

import { ownerPage } from "../owner-page.tsx";
import { busySurvey } from "../serve-managed.ts";
import { Owning } from "../owned.tsx";

export const ownerPageChanges: GallerySection = {
  name: "DeskPage while it changes",
  about:
    "Changes on the owner's page, and an owner's page whose survey is gone.",
  wide: true,
  states: {
    "Changed by two": ownerPage(
      busySurvey(),
      [
        write(texts.editor.title, "Should the old bridge be for walkers?"),
        press(ownerPageTexts.edit.save),
        see(ownerPageTexts.conflict.title),
      ],
      {
        part: "edit",
        theirs: busySurvey(
          { version: 4 },
          { title: "Should the old bridge be for bicycles?" },
        ),
      },
    ),
    "A new key": ownerPage(
      busySurvey(),
      [
        write(ownerPageTexts.keys.label, "Ada"),
        press(ownerPageTexts.keys.make),
        see(ownerPageTexts.keys.given),
      ],
      { part: "keys" },
    ),
    News: ownerPage(
      busySurvey(),
      [press(newsTexts.feed.make), see(newsTexts.feed.fresh)],
      { part: "news" },
    ),
    "By a key that is ended": ownerPage(null, [
      see(ownerPageTexts.wrong.title),
    ]),
    "Without a key": (
      <Owning keys={[]}>
        <Stage path={`/manage/${otherUuid}`}>
          <DeskPage surveyUuid={otherUuid} />
        </Stage>
      </Owning>
    ),
  },
};
