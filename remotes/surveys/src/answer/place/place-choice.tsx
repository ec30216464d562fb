import type { CountedPlaces } from "@nearsay/core/contract";
import { ringOf } from "@nearsay/core/domain";
import {
  enableLocationAtom,
  healthAtom,
  locationAtom,
} from "@nearsay/core/session";
import { Button, Checkbox } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import styles from "./place-choice.module.css";
import { place as texts } from "#messages";

export interface PlaceChoiceProps {
  readonly places: CountedPlaces;
  readonly counted: boolean;
  readonly onChange: (counted: boolean) => void;
}

/**
 * Lets the visitor choose, before sending, whether their location is counted,
 * and shows as what.
 */
export function PlaceChoice({ places, counted, onChange }: PlaceChoiceProps) {
  const { coordinates } = useAtomValue(locationAtom);
  if (coordinates === null) return <UnknownPlace />;
  const counts =
    places.by === "map"
      ? texts.inSquare
      : texts.countedAs[ringOf(places, coordinates)];
  return (
    <Checkbox
      label={texts.label}
      hint={counted ? counts : texts.uncounted}
      checked={counted}
      onChange={onChange}
    />
  );
}

/** If the browser denies the location, the button to request it is not offered. */
function UnknownPlace() {
  const { status, error } = useAtomValue(locationAtom);
  const { geoConsentPromptEnabled } = useAtomValue(healthAtom);
  const enable = useSetAtom(enableLocationAtom);
  const asks = geoConsentPromptEnabled && status !== "denied";
  return (
    <div className={styles.unknown}>
      <p>{texts.unknown}</p>
      {asks && (
        <Button
          variant="quiet"
          busy={status === "requesting"}
          onClick={() => void enable()}
        >
          {texts.enable}
        </Button>
      )}
      {error !== null && <p role="alert">{error}</p>}
    </div>
  );
}
