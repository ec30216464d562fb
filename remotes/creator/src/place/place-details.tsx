import type { PlaceSettingProps } from "./place-setting.tsx";
import styles from "./place.module.css";
import { PlacePicker } from "./place-picker.tsx";
import { placeTexts } from "./place-texts.ts";
import { ScopeSetting } from "./scope-setting.tsx";

/** What there is to say of a survey's place once it has one. */
export function PlaceDetails(props: PlaceSettingProps) {
  const { place, disabled, error, onChange } = props;
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
      <ScopeSetting place={place} disabled={disabled} onChange={onChange} />
    </div>
  );
}
