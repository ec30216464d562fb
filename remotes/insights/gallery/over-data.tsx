import type { Analytics } from "@nearsay/core/contract";
import type { GallerySection, Step } from "@nearsay/core/standalone";
import type { ReactNode } from "react";
import { type DataSet, dataSets } from "./data-sets.ts";
import { Stage } from "./stage.tsx";

/** One state for each data set, after the steps if there are any. */
export function overData(
  draw: (figures: Analytics) => ReactNode,
  steps: readonly Step[] = [],
  without: readonly DataSet[] = [],
): GallerySection["states"] {
  const drawn = dataSets.filter(([name]) => !without.includes(name));
  return Object.fromEntries(
    drawn.map(([name, figures]) => [
      name,
      <Stage key={name} steps={steps}>
        {draw(figures)}
      </Stage>,
    ]),
  );
}
