import { Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useState } from "react";
import { countsOf } from "../draft/editor-place.ts";
import { CountsSetting } from "./counts-setting.tsx";
import type { PlaceSettingProps } from "./place-setting-props.ts";
import styles from "./place.module.css";
import { PlacePicker } from "./place-picker.tsx";
import { place as placeTexts } from "#messages";
import { ScopeSetting } from "./scope-setting.tsx";

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

/** Settings of a survey's location once it has one. */
export function PlaceDetails(props: PlaceSettingProps) {
  const { place, counting, disabled, error, onChange } = props;
  return (
    <div className={styles.details}>
      {place.kind === "named" && (
        <div>
          <PlacePicker
            chosen={place.named}
            disabled={disabled}
            error={error}
            onChoose={(named) => onChange({ named })}
          />
          <p className={styles.note}>{placeTexts.source}</p>
        </div>
      )}
      {place.kind === "point" && (
        <PointPicker
          point={place.point}
          disabled={disabled}
          error={error}
          onChoose={(point) => onChange({ point })}
        />
      )}
      <Folded
        place={place}
        counting={counting}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}

/** Scope and counting: collapsed under a summary, because most authors keep the defaults. */
function Folded(props: Omit<PlaceSettingProps, "error">) {
  const { place, counting, disabled, onChange } = props;
  const [open, setOpen] = useState(false);
  const { scope, counts } = placeTexts;
  const forWhom =
    place.scope === null ? scope.everyone : scope.kinds[place.scope];
  const counted = counts.kinds[countsOf(place, counting)];
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          {scope.legend} {forWhom} · {counts.legend} {counted}
        </span>
      </summary>
      {open && (
        <div className={styles.details}>
          <ScopeSetting place={place} disabled={disabled} onChange={onChange} />
          <CountsSetting
            place={place}
            counting={counting}
            disabled={disabled}
            onChange={onChange}
          />
        </div>
      )}
    </details>
  );
}
