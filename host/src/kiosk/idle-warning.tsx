import { Button, Dialog, LiveRegion } from "@nearsay/core/ui";
import { kiosk as texts } from "#messages";
import { useIdle } from "./use-idle.ts";

/** Seconds that are announced; announcing each of them would interrupt everything else. */
const readOut = new Set([10, 5]);

/**
 * Asks whether a person is still there, and starts over if no one reacts. Any
 * touch or key counts as a reaction.
 */
export function IdleWarning(props: { readonly onStartOver: () => void }) {
  const left = useIdle(props.onStartOver);
  if (left === null) return null;
  return (
    <Dialog
      open
      title={texts.idle.title}
      description={texts.idle.about}
      // The touch or key that closes it has already been handled.
      onClose={() => undefined}
      actions={<Button variant="filled">{texts.idle.stay}</Button>}
    >
      <p aria-hidden="true">{texts.idle.countdown({ seconds: left })}</p>
      <Countdown left={left} />
    </Dialog>
  );
}

function Countdown({ left }: { readonly left: number }) {
  const announced = [...readOut].findLast((seconds) => seconds >= left) ?? left;
  return (
    <LiveRegion urgent>
      {texts.idle.countdown({ seconds: announced })}
    </LiveRegion>
  );
}
