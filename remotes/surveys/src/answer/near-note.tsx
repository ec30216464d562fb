import type { QuestionSet } from "@nearsay/core/contract";
import { distanceMeters, snapToGrid } from "@nearsay/core/domain";
import { enableLocationAtom, locationAtom } from "@nearsay/core/session";
import { Button, Notice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { near as words } from "#messages";
import { sayWithin } from "./say-within.ts";

interface NearNoteProps {
  readonly within: NonNullable<QuestionSet["within"]>;
  /**
   * Called with whether the visitor is known to be too far away. Must be the
   * same function on every render.
   */
  readonly onOutside: (outside: boolean) => void;
}

/**
 * Shown before the visitor begins: from where a survey can be answered, whether
 * the visitor is near enough, and a button to set the location.
 */
export function NearNote({ within, onOutside }: NearNoteProps) {
  const { status, coordinates, error } = useAtomValue(locationAtom);
  const enable = useSetAtom(enableLocationAtom);
  const about = sayWithin(within);
  // Compared as the server does, between cell centres. The distance is not
  // shown here, because the page's header shows the distance from the visitor's
  // location.
  const meters =
    coordinates &&
    distanceMeters(snapToGrid(coordinates), {
      lat: within.latitude,
      lng: within.longitude,
    });
  const outside = meters !== null && meters > within.radiusMeters;
  useEffect(() => onOutside(outside), [onOutside, outside]);
  if (meters !== null && !outside)
    return (
      <Notice tone="success" title={about}>
        {words.near} {words.proof}
      </Notice>
    );
  const far = meters === null ? null : words.far;
  const asking = status === "requesting" || status === "checking";
  return (
    <Notice
      tone="warning"
      title={about}
      action={
        status !== "denied" && (
          <Button
            busy={asking}
            busyText={words.asking}
            onClick={() => void enable()}
          >
            {words.button}
          </Button>
        )
      }
    >
      {far} {error ?? (far === null && words.ask)}
    </Notice>
  );
}
