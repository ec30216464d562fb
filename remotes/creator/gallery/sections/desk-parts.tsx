import { type GallerySection, press, see } from "@nearsay/core/standalone";
import { texts as discussionTexts } from "../../src/desk/discussion/texts.ts";
import { deskTexts } from "../../src/desk/desk-texts.ts";
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
