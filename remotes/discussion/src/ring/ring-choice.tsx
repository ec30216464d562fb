import { type Coordinates, ringOf } from "@nearsay/core/domain";
import { localStore } from "@nearsay/core/session";
import { Checkbox } from "@nearsay/core/ui";
import { type Ref, useState } from "react";
import { discussion as texts } from "#messages";

const key = "posts_say_ring";

interface RingChoiceProps {
  /** Location of the survey. */
  readonly place: Coordinates;
  readonly at: Coordinates;
  /** The checkbox's state is what applies. */
  readonly box: Ref<HTMLInputElement>;
}

/**
 * Lets a writer show from how far around the survey's location they write:
 * initially off, then the last choice in this browser.
 */
export function RingChoice({ place, at, box }: RingChoiceProps) {
  const [says, setSays] = useState(() => localStore.read(key) === true);
  return (
    <Checkbox
      ref={box}
      label={texts.sayRing({ ring: ringOf(place, at) })}
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
