import type { QuestionSet } from "@nearsay/core/contract";
import {
  distanceLabel,
  distanceMeters,
  snapToGrid,
} from "@nearsay/core/domain";
import { enableLocationAtom, locationAtom } from "@nearsay/core/session";
import { Button, Notice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { near as words } from "../texts.ts";

interface NearNoteProps {
  readonly within: NonNullable<QuestionSet["within"]>;
}

/** Before anybody begins: from where a survey is answered, whether they are near enough, and a button to tell it. */
export function NearNote({ within }: NearNoteProps) {
  const { status, coordinates, error } = useAtomValue(locationAtom);
  const enable = useSetAtom(enableLocationAtom);
  const about = words.within(within.radiusMeters / 1000);
  if (coordinates !== null) {
    // As the server compares: middles of cells.
    const meters = distanceMeters(snapToGrid(coordinates), {
      lat: within.latitude,
      lng: within.longitude,
    });
    return meters <= within.radiusMeters ? (
      <Notice tone="success" title={about}>
        {words.near} {words.proof}
      </Notice>
    ) : (
      <Notice tone="warning" title={about}>
        {words.far(distanceLabel(meters))}
      </Notice>
    );
  }
  const asking = status === "requesting" || status === "checking";
  return (
    <Notice
      tone="warning"
      title={about}
      action={
        <Button
          busy={asking}
          busyText={words.asking}
          onClick={() => void enable()}
        >
          {words.button}
        </Button>
      }
    >
      {status === "denied" ? words.denied : (error ?? words.ask)}
    </Notice>
  );
}
