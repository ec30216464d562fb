import { type GallerySection, press, see } from "@nearsay/core/standalone";
import {
  discussion as discussionTexts,
  ownerPage as ownerPageTexts,
} from "#messages";

import { ownerPage } from "../owner-page.tsx";
import { busySurvey } from "../serve-managed.ts";

const { open } = ownerPageTexts.discussion;

export const ownerPageParts: GallerySection = {
  name: "DeskPage, its parts",
  about: "What comes once somebody asks for it.",
  wide: true,
  states: {
    "The discussion looked after": ownerPage(busySurvey({ role: "moderate" }), [
      press(open),
      see(discussionTexts.closed),
    ]),
  },
};
