import {
  Acted,
  type GallerySection,
  Kept,
  see,
} from "@nearsay/core/standalone";
import { type Cell, PlaceMap, type PlaceMapProps } from "@nearsay/core/ui/map";
import { ignore } from "../words.ts";

const world = { center: { lat: 25, lng: 10 }, zoom: 0 };
const lisbon = { lat: 38.725, lng: -9.135 };

const cells: Cell[] = [
  { lat: 38.725, lng: -9.135135, count: 7 },
  { lat: 38.735, lng: -9.123421, count: 2 },
  { lat: 38.695, lng: -9.205, count: 1 },
  { lat: 52.515, lng: 13.405, count: 1200 },
  { lat: 48.855, lng: 2.355, count: 31 },
  { lat: -33.865, lng: 151.205, count: 4 },
  { lat: 35.685, lng: 139.695, count: 12 },
  { lat: 40.715, lng: -74.005, count: 99 },
  { lat: -1.285, lng: 36.825, count: 3 },
];

export const placeMap: GallerySection = {
  name: "PlaceMap",
  about:
    "Cells of the grid on a map of the world, for pointers, fingers and keys. What would be drawn too near together is one mark, which falls apart from nearer.",
  states: {
    "Whole world": showing({}),
    "A city": showing({ view: { center: lisbon, zoom: 10.5 } }),
    "A place to choose": showing({
      cells: [],
      view: { center: lisbon, zoom: 8 },
      point: { lat: 38.715, lng: -9.145 },
      onPoint: ignore,
    }),
    "A chosen cell, from near": showing({
      view: { center: lisbon, zoom: 12 },
      point: lisbon,
      onPoint: ignore,
    }),
    Empty: showing({ cells: [] }),
    "Right to left": <div dir="rtl">{showing({})}</div>,
  },
};

function showing({ view = world, ...props }: Partial<PlaceMapProps>) {
  return (
    <Acted act={see("Shows only land and borders, without detail")}>
      <Kept start={view}>
        {(kept, onView) => (
          <PlaceMap
            label="Surveys on a map"
            cells={cells}
            {...props}
            view={kept}
            onView={onView}
          />
        )}
      </Kept>
    </Acted>
  );
}
