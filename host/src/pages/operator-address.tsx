import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";

/** "Write to …" and why, or where to turn when the operator has given no address. */
export function OperatorAddress({ reason }: { reason: string }) {
  const { supportEmail } = useAtomValue(siteAtom);
  if (!supportEmail) {
    return (
      <p>
        The operator of this site, which runs at {location.host}, has given no
        address to write to {reason}. Ask whoever sent you here how to reach
        them.
      </p>
    );
  }
  return (
    <p>
      Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> {reason}.
    </p>
  );
}
