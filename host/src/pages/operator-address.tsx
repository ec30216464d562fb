import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";

/** "Write to …" and why, or where to turn when the operator has given no address. */
export function OperatorAddress({ reason }: { reason: string }) {
  const { supportEmail } = useAtomValue(siteAtom);
  if (!supportEmail) {
    return (
      <p>
        Turn to the operator of this site {reason}. They have given no address
        here: whoever sent you to {location.host} can tell how to reach them.
      </p>
    );
  }
  return (
    <p>
      Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> {reason}.
    </p>
  );
}
