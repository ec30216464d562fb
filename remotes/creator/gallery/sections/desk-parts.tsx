import { type GallerySection, press, see } from "@nearsay/core/standalone";
import { discussion as discussionTexts, desk as deskTexts } from "#messages";

import { desk } from "../desk.tsx";
import { busyDesk } from "../desks.ts";

const { open } = deskTexts.discussion;

export const deskParts: GallerySection = {
  name: "DeskPage, its parts",
  about: "What comes once somebody asks for it.",
  wide: true,
  states: {
    "The discussion looked after": desk(busyDesk({ role: "moderate" }), [
      press(open),
      see(discussionTexts.closed),
    ]),
  },
};
