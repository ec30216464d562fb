import { type GallerySection, press, see } from "@nearsay/core/standalone";
import { discussion as discussionTexts, desk as deskTexts } from "#messages";

import { ownerPage } from "../owner-page.tsx";
import { busySurvey } from "../serve-managed.ts";

const { open } = deskTexts.discussion;

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
