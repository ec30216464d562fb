import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import { coordinatesAtom } from "@nearsay/core/session";
import { Notice } from "@nearsay/core/ui";
import { PlaceMap, type View } from "@nearsay/core/ui/map";
import { useAtomValue } from "jotai";
import { useState } from "react";
import styles from "./place.module.css";
import { place as placeTexts } from "#messages";

const words = placeTexts.map;

const world: View = { center: { lat: 20, lng: 0 }, zoom: 0 };
/** Zoom at which a country fills the map; its base map has no finer detail. */
const countryZoom = 4;

/** Chooses a cell on the map, starting near the user if this browser has their location. */
export function PointPicker(props: {
  readonly point: Coordinates | null;
  readonly error: string | undefined;
  readonly onChoose: (point: Coordinates) => void;
}) {
  const { point, error, onChoose } = props;
  const near = useAtomValue(coordinatesAtom);
  const start = point ?? (near && snapToGrid(near));
  const [view, setView] = useState<View>(
    start === null ? world : { center: start, zoom: countryZoom },
  );
  return (
    <div>
      <PlaceMap
        label={words.label}
        view={view}
        onView={setView}
        cells={[]}
        point={point}
        onPoint={onChoose}
      />
      {error ? (
        <Notice tone="danger">{words.missing}</Notice>
      ) : (
        <p className={styles.note}>
          {point === null ? words.none : words.chosen}
        </p>
      )}
    </div>
  );
}
