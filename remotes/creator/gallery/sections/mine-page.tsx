import { type GallerySection, see, Stage } from "@nearsay/core/standalone";
import { MinePage } from "../../src/mine/mine-page.tsx";
import { owned as ownedTexts, mine as mineTexts } from "#messages";

import { busySurvey, serveManaged, serveNothing } from "../serve-managed.ts";
import { Owning } from "../owned.tsx";

const bridge = {
  uuid: serveManaged(busySurvey()),
  key: "a",
  role: "own",
} as const;
const ended = {
  uuid: serveNothing(),
  key: "b",
  title: "Benches along the river, and who shall mend them after the winter",
  role: "read",
} as const;

export const minePage: GallerySection = {
  name: "MinePage",
  about: "The surveys whose keys this browser keeps.",
  wide: true,
  states: {
    Some: (
      <Owning keys={[ended, bridge]}>
        <Stage
          path="/mine"
          steps={[see(mineTexts.gone), see(ownedTexts.states.open)]}
        >
          <MinePage />
        </Stage>
      </Owning>
    ),
    None: (
      <Owning keys={[]}>
        <Stage path="/mine">
          <MinePage />
        </Stage>
      </Owning>
    ),
  },
};
