import { readCountedPlaces } from "@nearsay/core/contract";
import { ringOf, snapToGrid } from "@nearsay/core/domain";
import { Checkbox } from "@nearsay/core/ui";
import { useEffect, useState } from "react";
import { texts } from "./page-place-texts.ts";
import { readNear } from "./read-near.ts";

interface PagePlaceProps {
  /** As the page says it. */
  readonly near: string;
  /** What the server says with the questions. */
  readonly asked: unknown;
  /** Told what goes along with the answers. */
  readonly onChange: (place: object) => void;
}

/** Whether the place of the page around is counted as the reader's, and as what; nothing where the survey counts no rings. */
export function PagePlace({ near, asked, onChange }: PagePlaceProps) {
  const [counted, setCounted] = useState(false);
  const page = readNear(near);
  const isBad = page === null;
  useEffect(() => {
    if (isBad)
      console.warn(
        'Nearsay: the attribute near takes a latitude and a longitude, such as "52.52,13.40".',
      );
  }, [isBad]);
  const places = readCountedPlaces(asked);
  if (page === null || places?.by !== "rings") return null;
  const cell = snapToGrid(page);
  return (
    <Checkbox
      label={texts.label}
      hint={counted ? texts.countedAs[ringOf(places, cell)] : texts.uncounted}
      checked={counted}
      onChange={(on) => {
        setCounted(on);
        onChange(on ? { ...cell, ring_consent: true } : {});
      }}
    />
  );
}
