import { locationAtom } from "@nearsay/core/session";
import { ChoiceList, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useAtomValue } from "jotai";
import { fieldIds } from "../draft/editor-context.ts";
import { creator as texts } from "#messages";
import {
  type EditorPlace,
  type PlaceKind,
  placeKinds,
  standsSomewhere,
} from "../draft/editor-place.ts";
import type { PlaceSettingProps } from "./place-setting-props.ts";
import styles from "./place.module.css";

const words = texts.publish.place;

const PlaceDetails = lazyComponent(
  async () => {
    const { PlaceDetails: Details } = await import(
      /* webpackChunkName: "editor-place" */ "./place-details.tsx"
    );
    return Details;
  },
  <Skeleton lines={3} />,
  words.failed,
);

/** The survey's location, what of it is stored, and who may answer by distance. */
export function PlaceSetting(props: PlaceSettingProps) {
  const { place, disabled, onChange } = props;
  const known = useIsLocationOn();
  return (
    <div id={fieldIds.place} tabIndex={-1} className={styles.setting}>
      <ChoiceList
        legend={words.legend}
        hint={aboutKind(place.kind ?? "nowhere", known)}
        choices={placeKinds.map((id) => ({ id, label: words.kinds[id] }))}
        selected={[place.kind ?? "nowhere"]}
        disabled={disabled}
        onChange={([chosen]) =>
          onChange({ kind: placeKinds.find((kind) => kind === chosen) ?? null })
        }
      />
      {standsSomewhere(place) && <PlaceDetails {...props} />}
    </div>
  );
}

function aboutKind(kind: PlaceKind, known: boolean): string {
  if (kind === "nowhere") return words.nowhere;
  if (kind !== "near") return words.kept;
  return known ? words.near : `${words.unknown} ${words.near}`;
}

/**
 * The location of a draft: until its author chooses, near the author if this
 * browser has their location.
 */
export function usePlace(place: EditorPlace): EditorPlace {
  const known = useIsLocationOn();
  return place.kind === null
    ? { ...place, kind: known ? "near" : "nowhere" }
    : place;
}

function useIsLocationOn(): boolean {
  return useAtomValue(locationAtom).status === "granted";
}
