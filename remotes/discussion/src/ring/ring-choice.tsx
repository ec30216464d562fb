import { type Coordinates, ringOf } from "@nearsay/core/domain";
import { localStore } from "@nearsay/core/session";
import { Checkbox } from "@nearsay/core/ui";
import { type Ref, useState } from "react";
import { texts } from "../texts.ts";

const key = "posts_say_ring";

interface RingChoiceProps {
  /** The survey's. */
  readonly place: Coordinates;
  readonly at: Coordinates;
  /** What it shows is what holds. */
  readonly box: Ref<HTMLInputElement>;
}

/** Lets a writer say from how far round the survey's place they write: no at first, then as this browser was told last. */
export function RingChoice({ place, at, box }: RingChoiceProps) {
  const [says, setSays] = useState(() => localStore.read(key) === true);
  return (
    <Checkbox
      ref={box}
      label={texts.sayRing(ringOf(place, at))}
      hint={texts.ringHint}
      checked={says}
      onChange={(on) => {
        if (on) localStore.write(key, true);
        else localStore.remove(key);
        setSays(on);
      }}
    />
  );
}
