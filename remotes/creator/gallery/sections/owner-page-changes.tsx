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
  desk as deskTexts,
  creator as texts,
} from "#messages";

import { otherUuid } from "../../src/testing/managed.ts";

import { ownerPage } from "../owner-page.tsx";
import { busySurvey } from "../serve-managed.ts";
import { Owning } from "../owned.tsx";

export const ownerPageChanges: GallerySection = {
  name: "DeskPage while it changes",
  about: "What is done at a desk, and a desk that is none any more.",
  wide: true,
  states: {
    "Changed by two": ownerPage(
      busySurvey(),
      [
        press(deskTexts.edit.open),
        write(texts.editor.title, "Should the old bridge be for walkers?"),
        press(deskTexts.edit.save),
        see(deskTexts.conflict.title),
      ],
      busySurvey(
        { version: 4 },
        { title: "Should the old bridge be for bicycles?" },
      ),
    ),
    "A new key": ownerPage(busySurvey(), [
      write(deskTexts.keys.label, "Ada"),
      press(deskTexts.keys.make),
      see(deskTexts.keys.given),
    ]),
    News: ownerPage(busySurvey(), [
      press(deskTexts.news.open),
      press(newsTexts.feed.make),
      see(newsTexts.feed.fresh),
    ]),
    "By a key that is ended": ownerPage(null),
    "Without a key": (
      <Owning keys={[]}>
        <Stage path={`/manage/${otherUuid}`}>
          <DeskPage surveyUuid={otherUuid} />
        </Stage>
      </Owning>
    ),
  },
};
