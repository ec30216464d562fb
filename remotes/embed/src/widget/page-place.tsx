import { type EmbedVisit, readCountedPlaces } from "@nearsay/core/contract";
import { ringOf, snapToGrid } from "@nearsay/core/domain";
import { Checkbox } from "@nearsay/core/ui";
import { useEffect, useState } from "react";
import { pagePlace as texts } from "#messages";
import { readNear } from "./read-near.ts";
import type { Surroundings } from "./surroundings.ts";

export interface PagePlaceProps {
  readonly visit: EmbedVisit;
  readonly around: Surroundings;
}

/**
 * Lets the reader choose whether the surrounding page's location counts as
 * theirs, and as what; nothing if the survey counts no rings.
 */
export function PagePlace({ visit, around }: PagePlaceProps) {
  const [counted, setCounted] = useState(false);
  const page = readNear(around.near ?? "");
  const isBad = page === null;
  useEffect(() => {
    if (isBad)
      console.warn(
        'Nearsay: the attribute near takes a latitude and a longitude, such as "52.52,13.40".',
      );
  }, [isBad]);
  const places = readCountedPlaces(visit.asked);
  if (page === null || places?.by !== "rings") return null;
  const cell = snapToGrid(page);
  return (
    <Checkbox
      label={texts.label}
      hint={counted ? texts.countedAs[ringOf(places, cell)] : texts.uncounted}
      checked={counted}
      onChange={(on) => {
        setCounted(on);
        const place = on ? { ...cell, ring_consent: true } : {};
        Object.assign(around, { place });
      }}
    />
  );
}
