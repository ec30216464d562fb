import { locationAtom } from "@nearsay/core/session";
import { ChoiceList, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { fieldIds } from "../draft/editor-context.ts";
import { creator as texts } from "#messages";
import {
  type EditorPlace,
  type PlaceKind,
  placeKinds,
} from "../draft/editor-place.ts";
import { FoldedPart } from "../folded/folded-part.tsx";
import type { PlaceSettingProps } from "./place-setting-props.ts";

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

/** The survey's location and what of it is stored, folded into the name of the place. */
export function PlaceSetting(props: PlaceSettingProps) {
  const { place, kinds = placeKinds, error, onChange } = props;
  const kind = place.kind ?? "nowhere";
  const known = useIsLocationOn();
  const [opened, setOpened] = useState(false);
  const open = opened || error !== undefined;
  return (
    <FoldedPart
      heading={words.legend}
      level={3}
      sentence={namePlace(place)}
      name={fieldIds.place}
      open={open}
      onToggle={() => setOpened(!open)}
    >
      <ChoiceList
        legend={words.legend}
        hideLegend
        hint={aboutKind(kind, known)}
        choices={kinds.map((id) => ({ id, label: words.kinds[id] }))}
        selected={[kind]}
        onChange={([chosen]) => {
          setOpened(true);
          onChange({ kind: placeKinds.find((id) => id === chosen) ?? null });
        }}
      />
      {(kind === "named" || kind === "point") && <PlaceDetails {...props} />}
    </FoldedPart>
  );
}

function namePlace({ kind, named }: EditorPlace): string {
  const chosen = kind === "named" ? named : null;
  return chosen?.label ?? words.kinds[kind ?? "nowhere"];
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
  return useMemo(
    () =>
      place.kind === null
        ? { ...place, kind: known ? "near" : "nowhere" }
        : place,
    [place, known],
  );
}

function useIsLocationOn(): boolean {
  return useAtomValue(locationAtom).status === "granted";
}
