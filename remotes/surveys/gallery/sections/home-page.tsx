import {
  type GallerySection,
  press,
  see,
  Stage,
} from "@nearsay/core/standalone";
import { HomePage } from "../../src/home/home-page.tsx";

export const homePage: GallerySection = {
  name: "HomePage",
  about: "The search first, then the surveys.",
  wide: true,
  states: {
    Landing: (
      <Stage steps={[see("A tree outside your door?"), press("Filters")]}>
        <HomePage />
      </Stage>
    ),
    Searched: (
      <Stage path="/?q=trees" steps={[see("2 surveys found")]}>
        <HomePage />
      </Stage>
    ),
  },
};
