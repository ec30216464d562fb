import { Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import type { PlaceSettingProps } from "./place-setting-props.ts";
import styles from "./place.module.css";
import { PlacePicker } from "./place-picker.tsx";
import { place as placeTexts } from "#messages";

/** Loaded on demand: a map is as large as the rest of the editor. */
const PointPicker = lazyComponent(
  async () => {
    const { PointPicker: Picker } = await import(
      /* webpackChunkName: "editor-map" */ "./point-picker.tsx"
    );
    return Picker;
  },
  <Skeleton blockSize="20rem" label={placeTexts.map.loading} />,
  placeTexts.map.failed,
);

/** Chooses the place of a survey by its name, or a point on the map. */
export function PlaceDetails(props: PlaceSettingProps) {
  const { place, error, onChange } = props;
  if (place.kind === "point")
    return (
      <PointPicker
        point={place.point}
        error={error}
        onChoose={(point) => onChange({ point })}
      />
    );
  return (
    <div>
      <PlacePicker
        chosen={place.named}
        error={error}
        onChoose={(named) => onChange({ named })}
      />
      <p className={styles.note}>{placeTexts.source}</p>
    </div>
  );
}
