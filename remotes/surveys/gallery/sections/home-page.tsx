import { type GallerySection, see, Stage } from "@nearsay/core/standalone";
import { HomePage } from "../../src/home/home-page.tsx";

export const homePage: GallerySection = {
  name: "HomePage",
  about: "The search first, then the surveys.",
  wide: true,
  states: {
    Searched: (
      <Stage path="/?q=trees" steps={[see("2 surveys found"), see("market")]}>
        <HomePage />
      </Stage>
    ),
  },
};
