import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import { coordinatesAtom } from "@nearsay/core/session";
import { Notice } from "@nearsay/core/ui";
import { PlaceMap, type View } from "@nearsay/core/ui/map";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { placeTexts } from "./place-texts.ts";

const words = placeTexts.map;

const world: View = { center: { lat: 20, lng: 0 }, zoom: 0 };
/** At which a town fills the map. */
const townZoom = 8;

/** Chooses a cell on the map, near the person at first where they let this browser tell their location. */
export function PointPicker(props: {
  readonly point: Coordinates | null;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChoose: (point: Coordinates) => void;
}) {
  const { point, disabled, error, onChoose } = props;
  const near = useAtomValue(coordinatesAtom);
  const start = point ?? (near && snapToGrid(near));
  const [view, setView] = useState<View>(
    start === null ? world : { center: start, zoom: townZoom },
  );
  return (
    <div inert={disabled}>
      <PlaceMap
        label={words.label}
        view={view}
        onView={setView}
        cells={[]}
        point={point}
        onPoint={onChoose}
      />
      {error && <Notice tone="danger">{words.missing}</Notice>}
      <p>{point === null ? words.none : words.chosen}</p>
    </div>
  );
}
